import { createVocabulary, type Filters, noFilters, parseListing } from "@forecourt/inventory";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { readLocale } from "#shared/addresses/local-path.ts";
import { keywordTemplate, rangeTemplates } from "./address-templates.ts";
import { rangeHref } from "./filter-links.ts";
import { type RangeAddresses, typedKeywordAddress, typedRangeAddress } from "./typed-address.ts";

const vocabulary = createVocabulary({ features: ["Heated Seats"] });
const presentation = fc
  .constantFrom("en", "es")
  .map((locale) => ({ locale, vocabulary, warrantyMiles: null }) as const);
const query = fc
  .record({
    condition: fc.subarray(["new", "used", "certified"]),
    bodystyle: fc.subarray(["suvs", "trucks"]),
    make_model: fc.subarray(["mitsubishi", "outlander"]),
    features: fc.subarray(["heated_seats"]),
    q: fc.constantFrom("", "awd"),
  })
  .map((filters: Partial<Filters>) => ({
    filters: { ...noFilters(), ...filters },
    sort: "newest" as const,
    page: 1,
  }));
const end = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: null });
const group = fc.constantFrom("price", "mileage", "year");

function addressesOf(...args: Parameters<typeof rangeTemplates>): RangeAddresses {
  const templates = rangeTemplates(...args);
  return {
    open: templates["data-open"],
    under: templates["data-under"],
    over: templates["data-over"],
    between: templates["data-between"],
  };
}

test("a typed range gives the server's canonical address", () => {
  fc.assert(
    fc.property(presentation, query, group, end, end, (own, from, range, a, b) => {
      const typed = [a, b].map((value) => (value === null ? "" : `$${value.toLocaleString("en-US")}`)) as [
        string,
        string,
      ];
      const expected = rangeHref(from, range, { min: a, max: b }, own);
      expect(typedRangeAddress(addressesOf(from, range, own), typed)).toBe(expected);
    }),
  );
});

test("leaves anything but numbers to the server", () => {
  const addresses = { open: "/", under: "/", over: "/", between: "/" };
  for (const typed of ["25k", "-5", "1e3", "1.5", "1234567890"]) {
    expect(typedRangeAddress(addresses, ["", typed])).toBeNull();
  }
});

test("typed keywords give an address with that query, canonical for plain text", () => {
  fc.assert(
    fc.property(presentation, query, fc.string({ unit: "grapheme", maxLength: 40 }), (own, from, typed) => {
      const address = typedKeywordAddress(keywordTemplate(from, own), typed);
      if (typed.trim() === "") {
        expect(address).toBeNull();
        return;
      }
      const { pathname, searchParams } = new URL(address!, "http://listing");
      const { locale, path } = readLocale(pathname);
      expect(locale).toBe(own.locale);
      const parsed = parseListing(path, searchParams, vocabulary);
      expect(parsed.kind).not.toBe("not-found");
      if (/^[a-z0-9, ]+$/.test(typed) && !/ {2}/.test(typed.trim())) {
        const expected = listingAddressOf({ ...from, filters: { ...from.filters, q: typed.trim() } }, own);
        expect(address).toBe(expected);
        expect(parsed.kind).toBe("listing");
      }
    }),
  );
});

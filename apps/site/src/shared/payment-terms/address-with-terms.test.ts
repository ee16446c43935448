import fc from "fast-check";
import { expect, test } from "vitest";
import { addressTerms, addressWithTerms } from "./address-with-terms.ts";

const TERMS = "2000,0,700,60";

test.each([
  ["/cars-for-sale", "/cars-for-sale?terms=2000,0,700,60"],
  ["/cars-for-sale?page=2#top", "/cars-for-sale?page=2&terms=2000,0,700,60#top"],
  ["/?terms=1,2,3,4&page=2", "/?page=2&terms=2000,0,700,60"],
  ["/?terms", "/?terms=2000,0,700,60"],
])("%s becomes %s", (address, expected) => expect(addressWithTerms(address, TERMS)).toBe(expected));

test("removes terms and nothing else", () => {
  expect(addressWithTerms("/?a=%20b&terms=1,2,3,4&termsx=1#c", null)).toBe("/?a=%20b&termsx=1#c");
  expect(addressWithTerms("/a?terms=1,2,3,4", null)).toBe("/a");
});

test("adding twice is adding once, and removing undoes it", () => {
  const param = fc
    .tuple(fc.constantFrom("page", "q", "terms"), fc.webQueryParameters())
    .map(([name]) => `${name}=x`);
  const address = fc.array(param).map((params) => (params.length ? `/list?${params.join("&")}` : "/list"));
  fc.assert(
    fc.property(address, (before) => {
      const once = addressWithTerms(before, TERMS);
      expect(addressWithTerms(once, TERMS)).toBe(once);
      expect(new URL(once, "http://site").searchParams.getAll("terms")).toEqual([TERMS]);
      expect(addressWithTerms(once, null)).toBe(addressWithTerms(before, null));
    }),
  );
});

test.each([
  ["/cars-for-sale", null],
  ["/cars-for-sale?page=2&terms=2000,0,700,60#top", TERMS],
  ["/?terms=2000%2C0%2C700%2C60", TERMS],
])("the terms of %s are %s", (address, terms) => expect(addressTerms(address)).toBe(terms));

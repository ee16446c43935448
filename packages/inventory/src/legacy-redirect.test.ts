import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LegacyContext, legacyRedirect } from "./legacy-redirect.ts";
import { parseListing } from "./parse-listing.ts";
import { parseVehiclePath } from "./vehicle-path.ts";
import { createVocabulary } from "./vocabulary.ts";

const KNOWN = {
  condition: "certified",
  year: 2022,
  make: "Mitsubishi",
  model: "Outlander Sport",
  trim: "ES 2.0",
  vin: "JA4AP3AU0NU000001",
} as const;
const context: LegacyContext = {
  vocabulary: createVocabulary({}),
  conditions: ["new", "used"],
  find: (vin) => (vin === KNOWN.vin ? KNOWN : null),
};

describe("vehicle pages", () => {
  test.each([
    [
      `/used-vehicle/mitsubishi/2022/${KNOWN.vin}`,
      `/certified-cars-for-sale/2022-mitsubishi-outlander-sport-es-2-0-${KNOWN.vin}`,
    ],
    [
      `/new-vehicle/x/y/${KNOWN.vin.toLowerCase()}/`,
      `/certified-cars-for-sale/2022-mitsubishi-outlander-sport-es-2-0-${KNOWN.vin}`,
    ],
    ["/used-vehicle/kia/2019/KNDJP3A51K7000001", "/used-cars-for-sale/2019-kia-KNDJP3A51K7000001"],
    ["/new-vehicle/kia/Soul_EV/KNDJP3AU1K7000001", "/new-cars-for-sale/2019-kia-soul-ev-KNDJP3AU1K7000001"],
    [
      "/certified-vehicle/kia/soul/UUUUUUUUUUUUUUUUU",
      "/certified-cars-for-sale/0-kia-soul-UUUUUUUUUUUUUUUUU",
    ],
    ["/USED-VEHICLE/Kia/Soul/kndjp3au1k7000001", "/used-cars-for-sale/2019-kia-soul-KNDJP3AU1K7000001"],
    ["/used-vehicle/kia/20190/KNDJP3AU1K7000001", "/used-cars-for-sale/2019-kia-20190-KNDJP3AU1K7000001"],
    ["/used-vehicle/kia/201/KNDJP3AU1K7000001", "/used-cars-for-sale/2019-kia-201-KNDJP3AU1K7000001"],
    [
      "/used-vehicle/land%20rover/2019/KNDJP3AU1K7000001//",
      "/used-cars-for-sale/2019-land-rover-KNDJP3AU1K7000001",
    ],
    ["/used-vehicle/kia/soul/KNDJP3AU1K70000011", null],
    ["/used-vehicle/kia/soul/x/KNDJP3AU1K7000001", null],
    ["/x/used-vehicle/kia/soul/KNDJP3AU1K7000001", null],
    ["/all-vehicle/kia/soul/KNDJP3AU1K7000001", null],
    ["/used-vehicle/%2F%2Fevil.example/2019/KNDJP3A51K7000001", null],
    ["/used-vehicle/kia/KNDJP3A51K7000001", null],
    ["/used-vehicle/kia/soul/SHORT", null],
  ])("%s → %s", (from, to) => {
    expect(legacyRedirect(from, context)).toBe(to);
  });
});

describe("searches", () => {
  test.each([
    ["/search-vehicles", "/cars-for-sale"],
    ["/search-vehicles/", "/cars-for-sale"],
    ["/search-vehicles/all-inventory", "/cars-for-sale"],
    ["/search-vehicles/used-inventory", "/used-cars-for-sale"],
    ["/search-vehicles/used-inventory/bodystyle/suvs/trucks", "/used-cars-for-sale/suvs/trucks"],
    [
      "/search-vehicles/all-inventory/make_model/mitsubishi/outlander_phev",
      "/cars-for-sale/mitsubishi/outlander-phev",
    ],
    [
      "/search-vehicles/new-inventory/make-model/outlander_phev",
      "/new-cars-for-sale/mitsubishi/outlander-phev",
    ],
    [
      "/search-vehicles/certified-inventory/price/30000/10000",
      "/certified-cars-for-sale/price-under-30000/price-over-10000",
    ],
    ["/search-vehicles/all-inventory/price/10000/30000", "/cars-for-sale/price-under-30000/price-over-10000"],
    ["/search-vehicles/all-inventory/price/max/30000", "/cars-for-sale/price-under-30000"],
    ["/search-vehicles/all-inventory/price/min/10000", "/cars-for-sale/price-over-10000"],
    ["/search-vehicles/all-inventory/price/30000", "/cars-for-sale/price-under-30000"],
    ["/search-vehicles/all-inventory/price/10000/null", "/cars-for-sale/price-over-10000"],
    ["/search-vehicles/all-inventory/price/null/30000", "/cars-for-sale/price-under-30000"],
    ["/search-vehicles//", "/cars-for-sale"],
    ["/SEARCH-VEHICLES/New-Inventory/BodyStyle/SUVS", "/new-cars-for-sale/suvs"],
    ["/search-vehicles/all-inventory/body-style/suvs", "/cars-for-sale/suvs"],
    ["/search-vehicles/all-inventory/body_style/suvs", "/cars-for-sale/suvs"],
    ["/search-vehicles/all-inventory/bodystyle/suvs,trucks", "/cars-for-sale/suvs/trucks"],
    ["/search-vehicles/all-inventory/bodystyle//suvs//", "/cars-for-sale/suvs"],
    ["/search-vehicles/all-inventory/bodystyle", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/make/mitsubishi", "/cars-for-sale/mitsubishi"],
    ["/search-vehicles/all-inventory/model/Outlander%20PHEV", "/cars-for-sale/mitsubishi/outlander-phev"],
    ["/search-vehicles/all-inventory/make_model/suvs", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/price-max/30000", "/cars-for-sale/price-under-30000"],
    ["/search-vehicles/all-inventory/price_min/10000", "/cars-for-sale/price-over-10000"],
    [
      "/search-vehicles/all-inventory/price-max/30000/10000",
      "/cars-for-sale/price-under-30000/price-over-10000",
    ],
    ["/search-vehicles/all-inventory/price/MIN/10000", "/cars-for-sale/price-over-10000"],
    ["/search-vehicles/all-inventory/price/10000-30000", "/cars-for-sale/price-under-30000/price-over-10000"],
    ["/search-vehicles/all-inventory/price/10000,null", "/cars-for-sale/price-over-10000"],
    ["/search-vehicles/all-inventory/price/null/null", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/price/cheap", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/price/10000/cheap", "/cars-for-sale/price-under-10000"],
    ["/search-vehicles/all-inventory/price/cheap/null/10000", "/cars-for-sale/price-under-10000"],
    ["/search-vehicles/all-inventory/price/x1/2", "/cars-for-sale/price-under-2"],
    ["/search-vehicles/all-inventory/price/1x/null/5", "/cars-for-sale/price-over-5"],
    ["/search-vehicles/all-inventory/price/999999999", "/cars-for-sale/price-under-999999999"],
    ["/search-vehicles/all-inventory/price/1000000000", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/price/-5/-1", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/price/-5/10000", "/cars-for-sale/price-under-10000"],
    ["/search-vehicles/all-inventory/price/10000--5", "/cars-for-sale/price-under-10000"],
    ["/search-vehicles/all-inventory/price/max/-5", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/price/null-30000", "/cars-for-sale/price-under-30000"],
    ["/search-vehicles/all-inventory/price/5/5", "/cars-for-sale/price-under-5/price-over-5"],
    ["/search-vehicles/inventory", null],
    ["/search-vehicles/used", null],
    ["/search-vehicles/used-inventory%zz", null],
    ["/x/search-vehicles", null],
    ["/search-vehicles/all-inventory/moonphase/full/waning", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/bodystyle/spaceships", "/cars-for-sale"],
    ["/search-vehicles/borrowed-inventory", null],
    ["/search-vehicles-not", null],
    ["/", null],
  ])("%s → %s", (from, to) => {
    expect(legacyRedirect(from, context)).toBe(to);
  });

  test("a dealership with one condition redirects to that condition", () => {
    const one: LegacyContext = { ...context, conditions: ["used"] };
    expect(legacyRedirect("/search-vehicles", one)).toBe("/used-cars-for-sale");
    expect(legacyRedirect("/search-vehicles/all-inventory/bodystyle/suvs", one)).toBe(
      "/used-cars-for-sale/suvs",
    );
    expect(legacyRedirect("/search-vehicles/new-inventory", one)).toBe("/new-cars-for-sale");
    expect(legacyRedirect("/search-vehicles", { ...context, conditions: [] })).toBe("/cars-for-sale");
  });

  test("the default sort is omitted", () => {
    const vocabulary = createVocabulary({ defaultSort: "oldest" });
    expect(legacyRedirect("/search-vehicles", { ...context, vocabulary })).toBe("/cars-for-sale");
  });
});

test("any path gives null or a single redirect to a page of this site", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "search-vehicles",
      "used-inventory",
      "all-inventory",
      "price",
      "bodyStyle",
      "suvs",
      "10000",
      "..",
      "%2F",
    ),
    fc.constantFrom("used-vehicle", "kia", "2019", "KNDJP3A51K7000001", "\\evil.example", "", "@", "%"),
    fc.string({ unit: "grapheme", maxLength: 10 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const target = legacyRedirect(`/${parts.join("/")}`, context);
      if (target === null) return;
      const { origin, pathname, searchParams } = new URL(target, "https://example.test");
      expect(origin).toBe("https://example.test");
      expect(legacyRedirect(pathname, context)).toBeNull();
      const isListing = parseListing(pathname, searchParams, context.vocabulary).kind === "listing";
      expect(isListing || parseVehiclePath(pathname) !== null).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

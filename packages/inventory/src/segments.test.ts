import fc from "fast-check";
import { expect, test } from "vitest";
import {
  MAX_SEGMENTS,
  priceSegments,
  readSegment,
  SEGMENT_GROUPS,
  segmentOf,
  VEHICLE_SEGMENT,
} from "./segments.ts";
import { trickyVocabulary as vocabulary } from "./testing/arbitraries.ts";
import { BODY_STYLES } from "./vehicle.ts";

const ids = [
  ...BODY_STYLES,
  ...vocabulary.makes.keys(),
  ...vocabulary.models.keys(),
  ...vocabulary.features.keys(),
];

test("a segment parses back to its value", () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(fc.constantFrom(...SEGMENT_GROUPS), fc.constantFrom(...ids), (group, id) => {
      const segment = segmentOf(group, id, vocabulary);
      if (segment === null) return;
      expect(readSegment(segment, vocabulary)).toEqual({ group, id });
      expect(seen.get(segment) ?? `${group} ${id}`).toBe(`${group} ${id}`);
      seen.set(segment, `${group} ${id}`);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["features", "outlander"],
  ["features", "price_over_3"],
  ["makeModel", "price_under_5"],
  ["makeModel", "suvs"],
  ["features", "4_way_abcdefghijklmnopq"],
] as const)("%s %s has no segment, since it would parse as something else", (group, id) => {
  expect(segmentOf(group, id, vocabulary)).toBeNull();
});

test.each([
  ["suvs", { group: "bodyStyle", id: "suvs" }],
  ["SUVs", { group: "bodyStyle", id: "suvs" }],
  ["mitsubishi", { group: "makeModel", id: "mitsubishi" }],
  ["outlander-phev", { group: "makeModel", id: "outlander_phev" }],
  ["Outlander_PHEV", { group: "makeModel", id: "outlander_phev" }],
  ["heated-seats", { group: "features", id: "heated_seats" }],
  ["5", { group: "features", id: "5" }],
  // An ambiguous word belongs to the first group that has it.
  ["outlander", { group: "makeModel", id: "outlander" }],
  ["price-under-30000", { group: "price", range: { min: null, max: 30_000 } }],
  ["price-over-10000", { group: "price", range: { min: 10_000, max: null } }],
  ["PRICE_UNDER_0", { group: "price", range: { min: null, max: 0 } }],
  ["price-under-999999999", { group: "price", range: { min: null, max: 999_999_999 } }],
  ["price-over-010", { group: "price", range: { min: 10, max: null } }],
  ["price-under-1000000000", null],
  ["price-under-", null],
  ["price-near-5", null],
  ["xprice-under-5", null],
  ["price-under-5x", null],
  ["", null],
  ["-suvs", null],
  ["suvs-", null],
  ["outlander--phev", null],
  ["suvs ", null],
  ["spaceships", null],
  ["4-way-abcdefghijklmnopq", null],
])("the segment %j means %j", (segment, meaning) => {
  expect(readSegment(segment, vocabulary)).toEqual(meaning);
});

test.each([
  ["bodyStyle", "suvs", "suvs"],
  ["makeModel", "outlander_phev", "outlander-phev"],
  ["features", "heated_seats", "heated-seats"],
  ["features", "spaceships", null],
  ["bodyStyle", "SUVS", null],
] as const)("%s %s is the segment %j", (group, id, segment) => {
  expect(segmentOf(group, id, vocabulary)).toBe(segment);
});

test.each([
  [null, null, []],
  [null, 30_000, ["price-under-30000"]],
  [10_000, null, ["price-over-10000"]],
  [0, 0, ["price-under-0", "price-over-0"]],
])("prices from %j to %j are %j", (min, max, segments) => {
  expect(priceSegments({ min, max })).toEqual(segments);
});

test.each([
  ["2025-kia-JA4J4VA80SZ000001", true],
  ["0-x-aaaaaaaaaaaaaaaaa", true],
  ["2025-kia-soul-ex-12345678901234567", true],
  ["x2025-kia-JA4J4VA80SZ000001", false],
  ["-kia-JA4J4VA80SZ000001", false],
  ["2025-JA4J4VA80SZ000001", false],
  ["2025--JA4J4VA80SZ000001", false],
  ["2025-kia-JA4J4VA80SZ00000", false],
  ["2025-kia-JA4J4VA80SZ000001x", false],
  ["2025-kia-JA4J4VA80SZ0000-1", false],
])("%s ends a vehicle page's path: %j", (segment, expected) => {
  expect(VEHICLE_SEGMENT.test(segment)).toBe(expected);
});

test("a path has at most three segments", () => {
  expect(MAX_SEGMENTS).toBe(3);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { readSegment, SEGMENT_GROUPS, segmentOf } from "./segments.ts";
import { trickyVocabulary as vocabulary } from "./testing/arbitraries.ts";
import { BODY_STYLES } from "./vehicle.ts";

const ids = [
  ...BODY_STYLES,
  ...vocabulary.makes.keys(),
  ...vocabulary.models.keys(),
  ...vocabulary.features.keys(),
];

test("segments and values are each other's image", () => {
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
  ["make_model", "price_under_5"],
  ["make_model", "suvs"],
  ["features", "4_way_abcdefghijklmnopq"],
] as const)("%s %s cannot be in a path: it would mean something else", (group, id) => {
  expect(segmentOf(group, id, vocabulary)).toBeNull();
});

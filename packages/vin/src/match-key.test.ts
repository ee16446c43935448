import fc from "fast-check";
import { expect, test } from "vitest";
import { matchKey } from "./match-key.ts";
import { keyPattern } from "./testing/key-pattern.ts";

// Positions 4–8 are CV1F3, positions 10 on JA000008.
const vin = "1HGCV1F3XJA000008";

test.each([
  ["CV1F3", 5],
  ["CV1", 3],
  ["*V*F", 2],
  ["", 0],
  ["C[VW]1", 3],
  ["C[A-Z][13]F", 4],
  ["CV#F[1-4]", 5],
  ["CV1F3|JA", 7],
  ["*****|*A", 1],
  ["CV1|J", 4],
])("the key %s matches, with %i characters compared", (key, compared) => {
  expect(matchKey(key, vin)).toBe(compared);
});

test.each(["CV2", "D", "C[A-U]", "C[WX]1", "C#", "CV1F3|K", "*****|*B", "CV1F[12456]"])(
  "the key %s does not match",
  (key) => {
    expect(matchKey(key, vin)).toBe(-1);
  },
);

test("agrees with a regular expression", () => {
  const character = fc.constantFrom(..."ABCZ019");
  const set = fc.oneof(
    fc.array(character, { minLength: 1, maxLength: 3 }).map((list) => `[${list.join("")}]`),
    fc.constantFrom("[A-C]", "[0-19]", "[Z0-9]", "[A-BZ]"),
  );
  const part = (maxLength: number) =>
    fc.array(fc.oneof(character, set, fc.constantFrom("*", "#")), { maxLength }).map((list) => list.join(""));
  const key = fc
    .tuple(part(5), part(8))
    .map(([vehicle, rest]) => (rest === "" ? vehicle : `${vehicle}|${rest}`));
  const anyVin = fc.array(character, { minLength: 17, maxLength: 17 }).map((list) => list.join(""));
  fc.assert(
    fc.property(key, anyVin, (pattern, text) => {
      expect(matchKey(pattern, text) >= 0).toBe(keyPattern(pattern).test(text));
    }),
    { numRuns: 2_000 },
  );
});

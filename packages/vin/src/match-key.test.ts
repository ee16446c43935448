import { expect, test } from "vitest";
import { matchKey } from "./match-key.ts";

// Positions 4–8 are CV1F3, positions 10 on JA000008.
const vin = "1HGCV1F34JA000008";

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

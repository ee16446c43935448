import { expect, test } from "vitest";
import { nameHash } from "./name-hash.ts";

test.each([
  ["", "0"],
  ["a", "97"],
  ["ab", String(97 * 31 + 98)],
  // Beyond 31 and 32 bits: the hash is an unsigned 32-bit number.
  ["polygenelubricants", "2147483648"],
  ["zzzzzzzz", String(Array.from("zzzzzzzz").reduce((sum) => (sum * 31n + 122n) % 4294967296n, 0n))],
  ["ñ😀", String((241n * 31n + 0xd83dn) * 31n + 0xde00n)],
])("%j is %s", (name, expected) => {
  expect(nameHash(name)).toBe(expected);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../testing/seeded-random.ts";
import { countRowBits } from "./count-rows.ts";

test("counts each bit of the listed rows, in lanes that overflow too", () => {
  const size = fc.oneof(fc.nat(40), fc.integer({ min: 2_040, max: 2_060 }), fc.constant(5_000));
  fc.assert(
    fc.property(
      size,
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(0.1, 1),
      fc.nat(),
      (length, width, full, seed) => {
        const random = seededRandom(seed);
        const rows = Uint32Array.from({ length: 50 * width }, () =>
          random.chance(full) ? 0xffffffff : random.int(2 ** 32),
        );
        const members = Int32Array.from({ length: length + 3 }, () => random.int(50));
        const counts = new Int32Array(32 * width).fill(7);
        countRowBits(counts, rows, width, members, length);
        const expected = Array.from(counts, (_, bit) => {
          const has = (row: number) => (rows[row * width + (bit >>> 5)]! >>> (bit & 31)) & 1;
          return members.subarray(0, length).reduce((sum, row) => sum + has(row), 7);
        });
        expect([...counts]).toEqual(expected);
      },
    ),
    { numRuns: 40 },
  );
});

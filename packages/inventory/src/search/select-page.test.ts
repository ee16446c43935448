import { cents } from "@forecourt/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SORTS } from "../filters.ts";
import { EXAMPLE_TERMS, examplePayments } from "../testing/example-payments.ts";
import { randomVehicles } from "../testing/random-vehicles.ts";
import { seededRandom } from "../testing/seeded-random.ts";
import { createVocabulary } from "../vocabulary.ts";
import { bitsetOf, fullBitset } from "./bitset.ts";
import { buildInventoryIndex } from "./inventory-index.ts";
import { createPaymentIndexes } from "./payment-index.ts";
import { seekOf } from "./seek-order.ts";
import { selectPage } from "./select-page.ts";

const SIZE = 3_000;
const vehicles = randomVehicles(SIZE, 4).map((vehicle, at) =>
  // Some share a price with many others, and some have none.
  ({
    ...vehicle,
    salePrice: null,
    oldPrice: at % 7 === 0 ? null : at % 3 === 0 ? cents(2_000_000) : vehicle.oldPrice,
  }),
);
const index = buildInventoryIndex(vehicles, ({ oldPrice }) => oldPrice, createVocabulary({ vehicles }));
const payments = createPaymentIndexes(index, examplePayments)(EXAMPLE_TERMS[1]);
const orders = { ...index.sorts, payment: payments.sort };
const ranges = { ...index.ranges, payment: payments.range };

test("a page of a large set has the same documents as the whole sorted set", () => {
  const sorts = fc.constantFrom(...SORTS.filter((sort) => sort !== "newest"));
  // Members only from a part of the order, as with a filter of the same range.
  const place = fc.nat(SIZE);
  fc.assert(
    fc.property(sorts, place, place, fc.nat(), place, (sort, one, other, seed, skip) => {
      const { order, compare } = orders[sort];
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const random = seededRandom(seed);
      const members = [...order.subarray(low, high)].filter(() => random.chance(0.8));
      const set = members.length > 0 ? bitsetOf(SIZE, members) : fullBitset(SIZE);
      const sorted = (members.length > 0 ? members : [...order]).sort(compare);
      const offset = skip % sorted.length;
      const seek = seekOf(sort, (group) => ranges[group]);
      const page = selectPage(set, sorted.length, orders[sort], seek, offset, 19);
      expect(page).toEqual(sorted.slice(offset, offset + 19));
    }),
    { numRuns: 300 },
  );
});

import { VALUE_GROUPS } from "../filters.ts";
import type { InventoryAnswer } from "../search/inventory-search.ts";
import type { PriceBin } from "../search/price-bins.ts";
import type { ReferenceAnswer } from "./reference-search.ts";

/** Converts a result of the search and one of the loop to a comparable form. */
export function comparableAnswers(
  engine: InventoryAnswer,
  loop: ReferenceAnswer,
): { engine: unknown; loop: unknown } {
  const facets = VALUE_GROUPS.map(({ key }) =>
    countsAboveZero(engine.facets[key].map(({ value, count }) => [value, count])),
  );
  return {
    engine: [
      engine.total,
      engine.page,
      engine.vehicles.map(({ vin }) => vin),
      facets,
      engine.ranges,
      engine.priceHistogram.map(({ count }) => count),
      engine.paymentHistogram.map(({ count }) => count),
      countsAboveZero(engine.relaxations.map(({ group, total }) => [group, total])),
    ],
    loop: [
      loop.total,
      loop.page,
      loop.vins,
      VALUE_GROUPS.map(({ key }) => countsAboveZero(Object.entries(loop.facets[key] ?? {}))),
      loop.ranges,
      barsOf(loop.prices, engine.priceHistogram),
      barsOf(loop.payments, engine.paymentHistogram),
      countsAboveZero(Object.entries(loop.relaxations)),
    ],
  };
}

/** Counts amounts in cents per bar of a histogram. */
function barsOf(amounts: readonly number[], histogram: readonly PriceBin[]): number[] {
  const bars = histogram.map(() => 0);
  const [first, second] = histogram;
  const width = second ? second.from - first!.from : 1;
  for (const cents of amounts)
    bars[Math.min(bars.length - 1, Math.floor((cents / 100 - first!.from) / width))]!++;
  return bars;
}

/** Returns the values with a count above 0, sorted. */
export function countsAboveZero(entries: [string, number][]): [string, number][] {
  return entries.filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

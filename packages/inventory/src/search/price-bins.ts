import type { RangeIndex } from "./range-index.ts";
import { buildColumn, type ValueColumn } from "./value-column.ts";

/** Round bin widths of prices in dollars. */
const PRICE_WIDTHS = [
  500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000, 1_000_000,
];
/** Round bin widths of payments in dollars a month. */
export const PAYMENT_WIDTHS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 10_000];
export const MAX_BINS = 24;

/** Bins of visible prices or payments; the last code of the column is "none". */
export type PriceBins = { from: number; width: number; bins: number; column: ValueColumn };

/** One bar of a histogram in whole dollars, of prices or of payments a month: `from` inclusive, `to` exclusive, null for "and above". */
export type PriceBin = { from: number; to: number | null; count: number };

/**
 * Chooses bins for the amounts of all vehicles, in cents: filters do not move the bars. Ends at the 99th percentile: one exotic
 * car must not squeeze all others into the first bar.
 */
export function binPrices(
  { keys, order, known }: RangeIndex,
  widths: readonly number[] = PRICE_WIDTHS,
): PriceBins {
  const lowest = known > 0 ? keys[order[0]!]! / 100 : 0;
  const highest = known > 0 ? keys[order[Math.ceil(known * 0.99) - 1]!]! / 100 : 0;
  const width =
    widths.find((step) => Math.floor(highest / step) - Math.floor(lowest / step) < MAX_BINS) ??
    widths.at(-1)!;
  const from = Math.floor(lowest / width) * width;
  const bins =
    known > 0 ? Math.min(MAX_BINS, Math.floor(highest / width) - Math.floor(lowest / width) + 1) : 0;
  const codes = new Uint16Array(keys.length);
  for (let doc = 0; doc < codes.length; doc++) {
    const cents = keys[doc]!;
    codes[doc] = cents < 0 ? bins : Math.min(bins - 1, Math.floor((cents - 100 * from) / (100 * width)));
  }
  return { from, width, bins, column: buildColumn(codes, bins + 1) };
}

/** The bars for counts per bin. */
export function priceHistogram({ from, width, bins }: PriceBins, counts: Int32Array): PriceBin[] {
  return Array.from({ length: bins }, (_, bin) => ({
    from: from + bin * width,
    to: bin === bins - 1 ? null : from + (bin + 1) * width,
    count: counts[bin]!,
  }));
}

import type { PriceBin, Range } from "@forecourt/inventory";
import { dollars } from "./range-words.ts";

/**
 * Bars of the histogram: the fullest is 1 high. A bar is selected when the range reaches into it. Heights grow with
 * the square root, so that a lone expensive vehicle is still a visible bar beside two hundred common ones.
 */
export function histogramBars(bins: readonly PriceBin[], { min, max }: Range) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return bins.map(({ from, to, count }) => ({
    height: Math.sqrt(count / most),
    selected: (min === null || to === null || to > min) && (max === null || from < max),
  }));
}

/** Positions of the two thumbs: the edges of the bars; the outermost two are the open ends. */
export function sliderStops(bins: readonly PriceBin[], locale: "en" | "es", any: string) {
  const last = bins.at(-1);
  if (!last) return [];
  const width = bins.length > 1 ? bins[1]!.from - bins[0]!.from : last.from;
  const edges = [...bins.map(({ from }) => from), last.from + width];
  return edges.map((value, at) => ({
    value,
    text: at === 0 || at === edges.length - 1 ? any : dollars(value, locale),
  }));
}

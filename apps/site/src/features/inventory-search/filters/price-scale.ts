import type { PriceBin } from "@forecourt/inventory";
import { dollars } from "./range-text.ts";

/** Positions of the two thumbs: the edges of the bars. The outermost two are the open ends. */
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

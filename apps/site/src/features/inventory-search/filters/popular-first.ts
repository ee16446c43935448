import type { FacetValue } from "@forecourt/inventory";

/**
 * Splits a group's values into those always shown and those behind "Show N more". Shown are the most frequent values of
 * the whole inventory: nothing moves when a value is ticked. The order is kept.
 *
 * @param stock how many vehicles of the whole lot have each value
 */
export function popularFirst<Value extends Pick<FacetValue, "value">>(
  values: readonly Value[],
  stock: ReadonlyMap<string, number>,
  most: number,
): { shown: Value[]; more: Value[] } {
  if (values.length <= most) return { shown: [...values], more: [] };
  const ranked = [...values].sort((a, b) => (stock.get(b.value) ?? 0) - (stock.get(a.value) ?? 0));
  const popular = new Set(ranked.slice(0, most));
  return {
    shown: values.filter((value) => popular.has(value)),
    more: values.filter((value) => !popular.has(value)),
  };
}

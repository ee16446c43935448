import type { Filters, RangeGroup, ValueGroup } from "../filters.ts";
import { VALUE_GROUPS } from "../filters.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { FACET_LABELS } from "./facet-labels.ts";
import type { RangeOf } from "./filter-sets.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import { type PriceBin, type PriceBins, priceHistogram } from "./price-bins.ts";
import { extremes } from "./range-index.ts";
import type { Counter, Selection } from "./selection.ts";

/** A selectable value with its count; `make` is set for a model. */
export type FacetValue = { value: string; label: string; count: number; make: string | undefined };

/** Values of every group that are in stock or selected, with their counts. */
export type Facets = Record<ValueGroup, FacetValue[]>;

/** Lowest and highest value in whole dollars, dollars a month, miles or years; null without values. */
export type RangeFacets = Record<RangeGroup, { min: number; max: number } | null>;

/** The documents in which a group is counted: those that match all other groups. */
export type Within = (group: ValueGroup | RangeGroup) => Selection;

/** Counts every value of every group. */
export function countFacets(
  index: InventoryIndex,
  filters: Filters,
  vocabulary: Vocabulary,
  counter: Counter,
  within: Within,
): Facets {
  const facets: Partial<Facets> = {};
  for (const { key } of VALUE_GROUPS) {
    const group = index.groups[key];
    const counts =
      "codes" in group.column
        ? counter.countColumn(within(key), group.column)
        : counter.countFeatures(within(key), group.column);
    const { values, labels, makes, starts, codes } = group.flat;
    const counted = new Array<FacetValue>(values.length);
    for (let at = 0; at < values.length; at++) {
      let count = 0;
      for (let i = starts[at]!; i < starts[at + 1]!; i++) count += counts[codes[i]!]!;
      counted[at] = { value: values[at]!, label: labels[at]!, count, make: makes[at] };
    }
    for (const value of new Set(filters[key])) {
      if (!group.byValue.has(value))
        counted.push({ value, label: labelOf(key, value, vocabulary), count: 0, make: undefined });
    }
    facets[key] = counted;
  }
  return facets as Facets;
}

/** Lowest and highest values; prices and payments are rounded outwards to whole dollars. */
export function countRanges(rangeOf: RangeOf, within: Within, hasPayments: boolean): RangeFacets {
  const span = (group: RangeGroup) => extremes(rangeOf(group), within(group).set, within(group).count);
  const dollars = (group: "price" | "payment") => {
    const cents = span(group);
    return cents && { min: Math.floor(cents.low / 100), max: Math.ceil(cents.high / 100) };
  };
  const mileage = span("mileage");
  const year = span("year");
  return {
    price: dollars("price"),
    payment: hasPayments ? dollars("payment") : null,
    mileage: mileage && { min: mileage.low, max: mileage.high },
    year: year && { min: -year.high, max: -year.low },
  };
}

/** Counts prices or payments per bin. */
export function countBins(bins: PriceBins, counter: Counter, selection: Selection): PriceBin[] {
  return priceHistogram(bins, counter.countColumn(selection, bins.column));
}

function labelOf(group: ValueGroup, value: string, vocabulary: Vocabulary): string {
  if (group === "makeModel")
    return (vocabulary.makes.get(value) ?? vocabulary.models.get(value))?.label ?? value;
  if (group === "features") return vocabulary.features.get(value) ?? value;
  if (group === "stores") return vocabulary.stores.get(value) ?? value;
  return FACET_LABELS[value] ?? value;
}

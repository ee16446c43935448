import { sampleStock } from "../../sample/sample-stock.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";

export type ValueGroup = "condition" | "body" | "make" | "fuel" | "store";

/** What is applied. Values of one group widen, groups narrow. */
export type Filters = {
  values: Readonly<Record<ValueGroup, readonly string[]>>;
  price: readonly [min: number | null, max: number | null];
};

export type SortName = "newest" | "lowest-price" | "highest-price" | "mileage";

export const noFilters: Filters = {
  values: { condition: [], body: [], make: [], fuel: [], store: [] },
  price: [null, null],
};

export const valueGroups = Object.keys(noFilters.values) as ValueGroup[];

function fits(vehicle: SampleVehicle, { values, price: [min, max] }: Filters, except?: ValueGroup | "price") {
  const inValues = valueGroups.every((group) => {
    const chosen = values[group];
    return group === except || chosen.length === 0 || chosen.includes(vehicle[group] ?? "");
  });
  const inPrice = except === "price" || ((min ?? 0) <= vehicle.price && vehicle.price <= (max ?? Infinity));
  return inValues && inPrice;
}

const orders: Record<SortName, (a: SampleVehicle, b: SampleVehicle) => number> = {
  // The stock is in this order.
  newest: () => 0,
  "lowest-price": (a, b) => a.price - b.price,
  "highest-price": (a, b) => b.price - a.price,
  mileage: (a, b) => a.miles - b.miles,
};

/** The vehicles that fit, in order. */
export function found(filters: Filters, sort: SortName = "newest"): SampleVehicle[] {
  return sampleStock.filter((vehicle) => fits(vehicle, filters)).sort(orders[sort]);
}

/** How many vehicles each value of a group would give, with the other groups applied; values of the whole stock. */
export function facetCounts(filters: Filters, group: ValueGroup): Map<string, number> {
  const counts = new Map<string, number>();
  for (const vehicle of sampleStock) {
    const value = vehicle[group];
    if (value) counts.set(value, (counts.get(value) ?? 0) + (fits(vehicle, filters, group) ? 1 : 0));
  }
  return counts;
}

/** The price slider's positions, close where the stock is. */
export const priceStops = [0, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25, 27.5, 30, 35, 40, 45, 50, 60, 80].map(
  (thousands) => thousands * 1000,
);

/** How many vehicles lie between each two stops, with all other filters applied. */
export function priceCounts(filters: Filters): number[] {
  const within = sampleStock.filter((vehicle) => fits(vehicle, filters, "price"));
  return priceStops
    .slice(0, -1)
    .map(
      (stop, at) =>
        within.filter(({ price }) => price >= stop && price < (priceStops[at + 1] ?? Infinity)).length,
    );
}

/** The filters with one value put on or taken off. */
export function toggled(filters: Filters, group: ValueGroup, value: string): Filters {
  const chosen = filters.values[group];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, values: { ...filters.values, [group]: next } };
}

import type { Vehicle } from "../vehicle.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { InventorySearchOptions } from "./inventory-search.ts";
import { binPrices, PAYMENT_WIDTHS, type PriceBins } from "./price-bins.ts";
import { buildRangeIndex, type RangeIndex } from "./range-index.ts";
import { keysOf, lowestFirst, type SortOrder, vinComparison } from "./sort-orders.ts";
import { sortStably } from "./stable-order.ts";
import { UNPRICED } from "./vehicle-table.ts";

/** The payments of all documents by one shopper's terms: for the filter, the order and the histogram. */
export type PaymentIndex = { range: RangeIndex; bins: PriceBins; sort: SortOrder };

/** Terms whose payments are kept: at 100,000 vehicles each takes about 2 MB. */
const MAX_TERMS = 8;
const MAX_INT32 = 0x7fffffff;

/**
 * Creates the function that returns the payments of an index by terms. Computes them at the first use, and keeps those
 * of the terms used last.
 */
export function createPaymentIndexes<V extends Vehicle>(
  index: InventoryIndex<V>,
  paymentsBy: NonNullable<InventorySearchOptions<V>["paymentsBy"]>,
): (terms: string | undefined) => PaymentIndex {
  const kept = new Map<string | undefined, PaymentIndex>();
  return (terms) => {
    const payments = kept.get(terms) ?? indexPayments(index, paymentsBy(terms));
    // A map lists its keys in the order of insertion: the first is the one used longest ago.
    kept.delete(terms);
    kept.set(terms, payments);
    if (kept.size > MAX_TERMS) kept.delete(kept.keys().next().value);
    return payments;
  };
}

function indexPayments<V extends Vehicle>(
  { vehicles, sorts }: InventoryIndex<V>,
  paymentOf: (vehicle: V) => number | null,
): PaymentIndex {
  const keys = new Int32Array(vehicles.length);
  let known = 0;
  for (let doc = 0; doc < keys.length; doc++) {
    const cents = paymentOf(vehicles[doc]!);
    keys[doc] = cents === null ? UNPRICED : Math.min(cents, MAX_INT32);
    if (cents !== null) known++;
  }
  const keyOf = lowestFirst(keys);
  const order = sortStably(sorts.vin.order, keysOf(keys.length, keyOf));
  const compareVins = vinComparison(vehicles);
  const range = buildRangeIndex(keys, order, known);
  return {
    range,
    bins: binPrices(range, PAYMENT_WIDTHS),
    sort: { order, compare: (a, b) => keyOf(a) - keyOf(b) || compareVins(a, b) },
  };
}

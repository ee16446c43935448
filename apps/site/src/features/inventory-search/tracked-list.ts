import { activeFilters } from "@forecourt/inventory";
import type { Listing } from "./listing.ts";

/**
 * What a list tells the tracker (docs/product/tracking.md, "Events"). Its vehicles, and whether it is a search. The
 * condition in its path alone is no search. The cards cannot tell: some arrive after the address has changed.
 *
 * @example trackedList(listing) // { "data-listed": "JA4J4VA80SZ000001,…", "data-filtered": "" }
 */
export function trackedList({ query, answer }: Pick<Listing, "query" | "answer">) {
  const { condition } = query.filters;
  const base = condition.length === 1 ? 1 : 0;
  return {
    "data-listed": answer.vehicles.map(({ vin }) => vin).join(),
    "data-filtered": activeFilters(query.filters).length > base ? ("" as const) : undefined,
  };
}

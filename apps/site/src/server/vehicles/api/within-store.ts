import type { Facets, InventoryQuery } from "@forecourt/inventory";

/** An id that no store has, so that the result is empty. */
const NO_STORE = "";

/** A query limited to one store; empty if the query excludes that store. */
export function withinStore(query: InventoryQuery, storeId: string | null): InventoryQuery {
  if (storeId === null) return query;
  const { stores } = query.filters;
  const left = stores.length === 0 || stores.includes(storeId) ? storeId : NO_STORE;
  return { ...query, filters: { ...query.filters, stores: [left] } };
}

/** The facets of such a query, without other stores. */
export function facetsWithinStore(facets: Facets, storeId: string | null): Facets {
  if (storeId === null) return facets;
  return { ...facets, stores: facets.stores.filter(({ value }) => value === storeId) };
}

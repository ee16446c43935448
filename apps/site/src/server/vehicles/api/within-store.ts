import type { Facets, InventoryQuery } from "@forecourt/inventory";

/** No store has this id, so that it leaves nothing. */
const NO_STORE = "";

/** A query narrowed to one store: of the stores it asks for, only that one is left, or none. */
export function withinStore(query: InventoryQuery, storeId: string | null): InventoryQuery {
  if (storeId === null) return query;
  const { stores } = query.filters;
  const left = stores.length === 0 || stores.includes(storeId) ? storeId : NO_STORE;
  return { ...query, filters: { ...query.filters, stores: [left] } };
}

/** The facets of such a query: other stores cannot be chosen in it. */
export function facetsWithinStore(facets: Facets, storeId: string | null): Facets {
  if (storeId === null) return facets;
  return { ...facets, stores: facets.stores.filter(({ value }) => value === storeId) };
}

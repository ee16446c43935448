import type { VehicleList } from "@forecourt/api-clients/vehicles";
import { type Facets, type InventoryQuery, VALUE_GROUPS } from "@forecourt/inventory";

/** An id that no store has, so that the result is empty. */
const NO_STORE = "";

/** A query limited to one store; empty if the query excludes that store. */
export function withinStore(query: InventoryQuery, storeId: string | null): InventoryQuery {
  if (storeId === null) return query;
  const { stores } = query.filters;
  const left = stores.length === 0 || stores.includes(storeId) ? storeId : NO_STORE;
  return { ...query, filters: { ...query.filters, stores: [left] } };
}

/** The facets of such a query by query parameter, without other stores. */
export function facetsJson(facets: Facets, storeId: string | null): VehicleList["facets"] {
  const stores = facets.stores.filter(({ value }) => storeId === null || value === storeId);
  const shown = { ...facets, stores };
  const byParam = VALUE_GROUPS.map(({ key, param }) => [param, shown[key]]);
  return Object.fromEntries(byParam) as VehicleList["facets"];
}

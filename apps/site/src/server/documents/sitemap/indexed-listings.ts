import { CONDITIONS, type Filters, type InventoryQuery, noFilters } from "@forecourt/inventory";
import { PRICE_BANDS } from "#shared/price-bands.ts";
import { isIndexable } from "../../vehicles/listing-indexing.ts";
import type { VehicleSearch } from "../../vehicles/visible-vehicle.ts";
import type { DocumentContext } from "../document-context.ts";

/** A listing for search engines, and the day its newest vehicle arrived. */
export type IndexedListing = { query: InventoryQuery; newest: string };

/**
 * The listings for search engines, of all vehicles and of each condition. They are the whole list and its body styles,
 * makes, models and price bands. Each has vehicles and is indexable (docs/product/listing.md, "Search engines").
 *
 * @example indexedListings(context).map(({ query }) => listingUrl(query, context.vocabulary)) // ["/cars-for-sale", …]
 */
export function indexedListings({
  inventory,
  vocabulary,
}: Pick<DocumentContext, "inventory" | "vocabulary">): IndexedListing[] {
  const bases: Partial<Filters>[] = [{}, ...CONDITIONS.map((condition) => ({ condition: [condition] }))];
  return bases.flatMap((base) =>
    narrowings(base, inventory).flatMap((filters) => {
      const query = { filters, sort: vocabulary.defaultSort, page: 1 };
      const { total, vehicles } = inventory.search({ ...query, sort: "newest" });
      const [first] = vehicles;
      return first && isIndexable(query, total) ? [{ query, newest: first.arrivedOn }] : [];
    }),
  );
}

/** The list itself, then the list with each single further filter. */
function narrowings(base: Partial<Filters>, inventory: VehicleSearch): Filters[] {
  const whole = { ...noFilters(), ...base };
  const { facets, total } = inventory.search({ filters: whole, sort: "newest", page: 1 });
  const bodyStyles = facets.bodyStyle.map(({ value }) => ({ bodyStyle: [value] }));
  // A model always comes with its make.
  const makesAndModels = facets.makeModel.map(({ value, make }) => ({
    makeModel: make === undefined ? [value] : [make, value],
  }));
  const bands = PRICE_BANDS.map((max) => ({ price: { min: null, max } }));
  const narrowed = [...bodyStyles, ...makesAndModels, ...bands].map((filters) => ({ ...whole, ...filters }));
  // A filter that excludes nothing gives the same list again.
  const isNarrower = (filters: Filters) =>
    filters.price.max === null || inventory.search({ filters, sort: "newest", page: 1 }).total < total;
  return [whole, ...narrowed.filter(isNarrower)];
}

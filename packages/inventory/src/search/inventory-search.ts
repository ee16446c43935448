import type { FilterGroup, InventoryQuery } from "../filters.ts";
import type { Interpretation, KeywordPart } from "../keywords/interpret-keywords.ts";
import type { Vehicle } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { Facets, RangeFacets } from "./facets.ts";
import type { PriceBin } from "./price-bins.ts";

export type InventorySearchOptions<V extends Vehicle = Vehicle> = {
  /**
   * The price that this visitor may see, in cents, or null. Vehicles without a price sort last in both price orders and
   * match no price range. Default: the price without fees.
   */
  priceOf?: (vehicle: V) => number | null;
  /**
   * Returns the function that computes each vehicle's monthly payment by a query's `terms`, in cents, or null; without
   * terms by the dealership's own. A payment must not reveal a price that this visitor may not see. Vehicles without a
   * payment sort last in the order of payments and match no payment range. By default no vehicle has one.
   */
  paymentsBy?: (terms: string | undefined) => (vehicle: V) => number | null;
  /** Vehicles per page, 19 by default. */
  pageSize?: number;
  /** Default: created from the vehicles. */
  vocabulary?: Vocabulary;
  /** Whether a vehicle is listed; otherwise it is only counted. Default: public vehicles. */
  isListed?: (vehicle: V) => boolean;
  /**
   * Interprets keywords; pass `interpretKeywords` for English and Spanish. Without it, which keeps bundles small, each
   * word is searched in the labels of vehicles.
   */
  interpretKeywords?: (q: string, vocabulary: Vocabulary) => Interpretation;
};

/** How keywords were used. An ignored part would have left no vehicle. */
export type AppliedKeywords = Interpretation & { ignored: readonly KeywordPart[] };

export type InventoryAnswer<V extends Vehicle = Vehicle> = {
  total: number;
  /** The returned page; the last one when a later one was requested. */
  page: number;
  /** The first of the returned pages; the same as `page` unless the query asked for an earlier one. */
  firstPage: number;
  /** At least 1. */
  pages: number;
  pageSize: number;
  vehicles: V[];
  facets: Facets;
  ranges: RangeFacets;
  priceHistogram: PriceBin[];
  /** Payments by the query's terms; empty without `paymentsBy`. */
  paymentHistogram: PriceBin[];
  /** The interpretation of the keywords, and the parts that were not used; null without keywords. */
  keywords: AppliedKeywords | null;
  /** For an empty result: the counts without each filter group, largest first. */
  relaxations: { group: FilterGroup; total: number }[];
  /** Number of matching vehicles that are not listed. */
  privateTotal: number;
};

export type InventorySearch<V extends Vehicle = Vehicle> = {
  /** Returns a page of vehicles with facet counts. */
  search(query: InventoryQuery): InventoryAnswer<V>;
  /**
   * Returns the query with its keywords as filters, as far as they mean some; the same query otherwise. A VIN or stock
   * number of a listed vehicle stays a keyword.
   *
   * @example listingUrl(inventory.applyKeywords(query), vocabulary) // "/cars-for-sale/suvs?drivetrain=awd&unknown=sporty"
   */
  applyKeywords(query: InventoryQuery): InventoryQuery;
  /** Finds any vehicle by upper-case VIN, including sold and unlisted ones. */
  find(vin: string): V | null;
  /** Returns up to n similar listed vehicles, the most similar first. */
  similar(vehicle: V, n: number): V[];
  /** Number of listed vehicles. */
  size: number;
  /**
   * Returns the search after some vehicles changed; this search stays as it is. Equals a new search over all vehicles,
   * and takes a fraction of its time when few vehicles changed.
   *
   * @param vocabulary the new words, when labels appeared or disappeared; by default the present vocabulary, or one of
   * the vehicles when the search was created without one
   * @example const next = inventory.update({ changed: [{ ...outlander, salePrice: 2_399_800 }], removed: [sold.vin] });
   */
  update(changes: InventoryChanges<V>, vocabulary?: Vocabulary): InventorySearch<V>;
};

/** Changes of an inventory; a VIN identifies a vehicle. */
export type InventoryChanges<V extends Vehicle = Vehicle> = {
  /** New vehicles, and the new versions of changed ones. */
  changed?: Iterable<V>;
  /** VINs of vehicles that are no longer in the inventory. */
  removed?: Iterable<string>;
};

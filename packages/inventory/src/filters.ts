/** Filter groups with a list of ids, in query order; `param` is the name in URLs and in the API. */
export const VALUE_GROUPS = [
  { key: "condition", param: "condition" },
  { key: "bodyStyle", param: "bodystyle" },
  { key: "makeModel", param: "make_model" },
  { key: "fuelType", param: "fuel-type" },
  { key: "drivetrain", param: "drivetrain" },
  { key: "exteriorColor", param: "exterior-color" },
  { key: "features", param: "features" },
  { key: "stores", param: "stores" },
] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number]["key"];

/** Filter groups with a range; the names are the same in URLs. */
export const RANGE_GROUPS = ["price", "payment", "mileage", "year"] as const;
export type RangeGroup = (typeof RANGE_GROUPS)[number];

/** Filter groups that may become path segments. */
export type PathGroup = "bodyStyle" | "makeModel" | "features" | "price";

/** Both ends inclusive, `null` is open: whole US dollars, whole dollars a month, miles or model years. */
export type Range = { min: number | null; max: number | null };

/**
 * Filters of a listing. Values of one group are combined with OR, groups with AND. Ids have underscores
 * (`outlander_phev`); store ids are used unchanged (`west-park`).
 */
export type Filters = Record<ValueGroup, string[]> & Record<RangeGroup, Range> & { q: string };

/** The orders of a listing, the most wanted first. */
export const SORTS = ["newest", "priceLow", "priceHigh", "payment", "mileage", "year", "oldest"] as const;
export type Sort = (typeof SORTS)[number];

/**
 * One listing: filters, order and page (1 is the first). With `firstPage` it has all pages from that one to `page`, at
 * most ten.
 */
export type InventoryQuery = {
  filters: Filters;
  sort: Sort;
  page: number;
  firstPage?: number;
  /**
   * A shopper's payment terms as the parameter `terms` writes them: four whole numbers. What they mean is the caller's
   * business; this package only carries them.
   */
  terms?: string;
  /** The words of a keyword search that no vehicle has: they narrow nothing, and the list names them. */
  unknown?: string;
};

/** Every group that can be cleared, including the keywords. */
export type FilterGroup = ValueGroup | RangeGroup | "q";

/**
 * Returns empty filters, which match every listed vehicle.
 *
 * @example noFilters().price // { min: null, max: null }
 */
export function noFilters(): Filters {
  const open = (): Range => ({ min: null, max: null });
  return {
    condition: [],
    bodyStyle: [],
    makeModel: [],
    fuelType: [],
    drivetrain: [],
    exteriorColor: [],
    features: [],
    stores: [],
    price: open(),
    payment: open(),
    mileage: open(),
    year: open(),
    q: "",
  };
}

/** Whether a range has no limits. */
export function isOpen(range: Range): boolean {
  return range.min === null && range.max === null;
}

/**
 * Whether a group has a filter.
 *
 * @example isActive({ ...noFilters(), q: "awd" }, "q") // true
 */
export function isActive(filters: Filters, group: FilterGroup): boolean {
  const value = filters[group];
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) ? value.length > 0 : !isOpen(value);
}

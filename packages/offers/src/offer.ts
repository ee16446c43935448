/** Offer types, used by the site's rules. */
export const OFFER_TYPES = [
  "dealer",
  "apr",
  "factory",
  "cash",
  "lease_cash",
  "apr_cash",
  "loyalty",
  "other",
] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** Labels on offer cards, independent of the type. */
export const OFFER_TYPE_LABELS = [
  "Discount",
  "Limited Time",
  "Warranty",
  "Trade",
  "Down Payment",
  "Factory",
  "Loyalty",
  "APR",
  "Cash",
  "Lease & Cash",
  "APR & Cash",
] as const;
export type OfferTypeLabel = (typeof OFFER_TYPE_LABELS)[number];

/** Only sales and dealer offers can apply to a vehicle. */
export const OFFER_DEPARTMENTS = ["service", "dealer", "sales"] as const;
export type OfferDepartment = (typeof OFFER_DEPARTMENTS)[number];

/** Inclusive; `null` is unbounded. */
export type OfferRange = { min: number | null; max: number | null };

/** Which vehicles an offer applies to; `false` restricts nothing, a list matches any of its entries. */
export type VehicleConditions = {
  /** `used` includes certified vehicles. */
  condition: false | string | readonly string[];
  /** Model years. */
  year: false | OfferRange;
  /** Labels or ids, compared without regard to case and punctuation. */
  make: false | string | readonly string[];
  model: false | string | readonly string[];
  /** Odometer, miles. */
  mileage: false | OfferRange;
};

/**
 * One incentive for shoppers. Amounts are integer US cents, rates basis points, terms months; field names follow the
 * offer sources (docs/product/offers.md).
 */
export type Offer = {
  /** Starts with `ofr_`. */
  id: string;
  /** The source's own type name; unused by the rules. */
  offer_type: string;
  department: OfferDepartment;
  type: OfferType;
  type_label: OfferTypeLabel;
  name: string;
  image: string | null;
  badge: string | null;
  description: string;
  /** May contain `{startDate}` and `{endDate}`. */
  disclaimer: string;
  offer_recurring: "monthly" | "none";
  /** ISO 8601 dates or timestamps; without an offset they are in the dealership's time zone. */
  offer_startdate: string;
  offer_enddate: string;
  /** Whole cents, months, basis points and miles: plain numbers, as JSON carries them. */
  offer_terms?: {
    monthly_payment?: number;
    term_length?: number;
    apr_basis_points?: number;
    /** Miles a year that a lease allows. */
    miles_per_year?: number;
  };
  /** Cents. */
  offer_credits?: { lease_rebate?: number; lease_cash?: number; bonus_cash?: number };
  /** Cents. */
  offer_debits?: {
    downpayment?: number;
    acquisition_fee?: number;
    /** Due at the end of a lease. */
    disposition_fee?: number;
    /** For each mile over `miles_per_year`. */
    excess_mile?: number;
  };
  vehicles_conditions: VehicleConditions;
};

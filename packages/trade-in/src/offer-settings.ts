import type { RuleSet } from "./rule.ts";
import type { VehiclePriceKey } from "./valuation-provider.ts";

/**
 * The base of an offer: `percent` of a vehicle price plus `amount` cents, which may be negative. `percent` has at most
 * two decimals (default 100). The first rule applies whose rules are true and whose price is known.
 */
export type PriceRule = RuleSet & { vehiclePriceKey: VehiclePriceKey; percent?: number; amount?: number };

/**
 * A cost or payment: `percent` (0 to 100, at most two decimals) and `amount` cents. `logic` is their sum (default) or
 * the `greater` one. `label` is a message key or the text itself.
 */
export type Payment = {
  label: string;
  disclaimer?: string;
  percent?: number;
  amount?: number;
  logic?: "sum" | "greater";
};

/** How a dealership makes offers (docs/product/trade-in.md, "Offer tiers"). A missing tier is not offered. */
export type OfferSettings = {
  /** Number of days that a valuation is valid after its date. */
  validDays: number;
  /** Vehicles that must be seen first; overrides the other tiers. */
  bringVehicleIn?: RuleSet;
  cashNow: { priceRules: readonly PriceRule[] };
  /** Eligibility and calculation of the tier. */
  moreCashLater?: RuleSet & {
    priceRules: readonly PriceRule[];
    /** Costs of selling the vehicle, from the base after deductions. */
    stepPayments: readonly Payment[];
    /** Later payments; their percents split the uplift. */
    additionalPayments: readonly Payment[];
  };
};

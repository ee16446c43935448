import type { Cents } from "@forecourt/money";
import type { RuleSet } from "./rule.ts";
import type { VehiclePriceKey } from "./valuation-provider.ts";

/**
 * Where an offer starts: `percent` (100 when left out, at most two decimals) of one of the vehicle's prices, and
 * `amount` cents on top, which may be negative. Of several price rules the first counts whose rules hold and whose
 * price is known.
 */
export type PriceRule = RuleSet & { vehiclePriceKey: VehiclePriceKey; percent?: number; amount?: Cents };

/**
 * A cost or a payment: `percent` (0 to 100, at most two decimals) and `amount` cents, both taken (`logic` `sum`, the
 * default) or the larger of the two (`greater`). `label` names it: a key of your catalogue, or the words themselves.
 */
export type Payment = {
  label: string;
  disclaimer?: string;
  percent?: number;
  amount?: Cents;
  logic?: "sum" | "greater";
};

/** How a dealership makes offers (docs/product/trade-in.md, "Offer tiers"). A tier that is left out is not offered. */
export type OfferSettings = {
  /** How many days after its own a valuation is good for. */
  validDays: number;
  /** When a vehicle is not valued unseen; this tier wins over the others. */
  bringVehicleIn?: RuleSet;
  cashNow: { priceRules: readonly PriceRule[] };
  /** When the tier stands beside cash-now, and how it is computed. */
  moreCashLater?: RuleSet & {
    priceRules: readonly PriceRule[];
    /** What selling the vehicle costs, of the base after deductions. */
    stepPayments: readonly Payment[];
    /** The checks that follow: their percents share out the uplift. */
    additionalPayments: readonly Payment[];
  };
};

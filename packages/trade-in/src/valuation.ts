import type { Cents } from "@forecourt/units";
import type { MoreCashLater } from "./more-cash-later.ts";
import type { AnsweredQuestion } from "./validate-answers.ts";
import type { Breakdown } from "./valuation-line.ts";
import type { UnvaluedCode } from "./valuation-provider.ts";

export type OfferTier = "bring-vehicle-in" | "cash-now" | "more-cash-later";

/** Why there is no price. The provider has none, by its code or without one, or it failed. */
export type UnpricedReason = "no-value" | "unavailable" | UnvaluedCode;

/** The tier paid at once, in cents. */
export type CashNow = {
  finalPrice: Cents;
  /** `finalPrice` less the remaining balance; can be negative. */
  equity: Cents;
  /** The lines of `finalPrice`. */
  breakdown: Breakdown;
};

/** The result of the trade-in flow (docs/product/trade-in.md, "Valuation"). Plain data, amounts in cents. */
export type Valuation = {
  /** The tiers to show, in order. */
  visibleOffers: OfferTier[];
  /**
   * Why the vehicle must be seen first, else `null`. The dealership's rules, a vehicle without a value, or a failed
   * provider request. A retry may help after the last.
   */
  bringVehicleIn: { reason: "rules" | UnpricedReason } | null;
  cashNow: CashNow | null;
  moreCashLater: MoreCashLater | null;
  /** Loan balance, subtracted from every offer to get the equity. */
  remainingBalance: Cents;
  answeredQuestions: AnsweredQuestion[];
  selectedOptions: readonly string[];
  plate: string | null;
  state: string | null;
  mileage: number;
  exteriorColor: string | null;
  /** When it was made, in the dealership's local time: `YYYY-MM-DD`, `HH:MM`. */
  date: string;
  time: string;
  /** The last day it is valid, `YYYY-MM-DD`. */
  validThrough: string;
};

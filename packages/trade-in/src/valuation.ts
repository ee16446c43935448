import type { Cents } from "@forecourt/money";
import type { MoreCashLater } from "./more-cash-later.ts";
import type { AnsweredQuestion } from "./validate-answers.ts";
import type { Breakdown } from "./valuation-line.ts";

export type OfferTier = "bring-vehicle-in" | "cash-now" | "more-cash-later";

/** The tier with a price at once, in cents. */
export type CashNow = {
  finalPrice: Cents;
  /** `finalPrice` less the remaining balance; negative when more is owed. */
  equity: Cents;
  /** `finalPrice`, line by line. */
  breakdown: Breakdown;
};

/** The result of the trade-in flow (docs/product/trade-in.md, "Valuation"). Plain data, amounts in cents. */
export type Valuation = {
  /** The tiers to show, in this order. */
  visibleOffers: OfferTier[];
  /**
   * Why the vehicle has to be seen first, `null` when it need not: the dealership's rules say so, nobody knows what it
   * is worth, or the valuation provider could not be asked (another try may help).
   */
  bringVehicleIn: { reason: "rules" | "no-value" | "unavailable" } | null;
  cashNow: CashNow | null;
  moreCashLater: MoreCashLater | null;
  /** What is still owed on the vehicle; comes off every offer as equity. */
  remainingBalance: Cents;
  answeredQuestions: AnsweredQuestion[];
  selectedOptions: readonly string[];
  plate: string | null;
  state: string | null;
  mileage: number;
  exteriorcolor: string | null;
  /** When it was made, by the dealership's calendar and clock: `YYYY-MM-DD`, `HH:MM`. */
  date: string;
  time: string;
  /** The last day it is good for, `YYYY-MM-DD`. */
  validThrough: string;
};

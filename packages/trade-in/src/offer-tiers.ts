import type { Cents } from "@forecourt/units";
import { explainPrice } from "./explain-price.ts";
import { moreCashLater } from "./more-cash-later.ts";
import type { OfferSettings } from "./offer-settings.ts";
import type { Questionnaire } from "./questionnaire.ts";
import { type Facts, rulesMatch } from "./rule.ts";
import type { AnsweredQuestion } from "./validate-answers.ts";
import type { UnpricedReason, Valuation } from "./valuation.ts";

export type OfferTiers = Pick<Valuation, "visibleOffers" | "bringVehicleIn" | "cashNow" | "moreCashLater">;

type Appraised = {
  questionnaire: Questionnaire;
  answered: readonly AnsweredQuestion[];
  facts: Facts;
  remainingBalance: Cents;
  /** Reason for a missing price. */
  unpriced: UnpricedReason;
};

/** Calculates the offered tiers (docs/product/trade-in.md, "Offer tiers"). */
export function offerTiers(settings: OfferSettings, appraised: Appraised): OfferTiers {
  const { questionnaire, answered, facts, remainingBalance, unpriced } = appraised;
  if (settings.bringVehicleIn && rulesMatch(settings.bringVehicleIn, facts)) return bringIn("rules");
  const breakdown = explainPrice(settings.cashNow.priceRules, questionnaire, answered, facts);
  if (!breakdown) return bringIn(unpriced);
  const initPrice = breakdown.total;
  const later = moreCashLater(settings, questionnaire, answered, facts, { initPrice, remainingBalance });
  return {
    visibleOffers: later ? ["cash-now", "more-cash-later"] : ["cash-now"],
    bringVehicleIn: null,
    cashNow: { finalPrice: initPrice, equity: (initPrice - remainingBalance) as Cents, breakdown },
    moreCashLater: later,
  };
}

function bringIn(reason: "rules" | UnpricedReason): OfferTiers {
  return {
    visibleOffers: ["bring-vehicle-in"],
    bringVehicleIn: { reason },
    cashNow: null,
    moreCashLater: null,
  };
}

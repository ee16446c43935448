import type { MoneyLocale } from "@forecourt/money";
import type { TermsOptions } from "#content/payment/payment-terms.ts";
import type { PaymentWords } from "#content/payment/payment-words.ts";
import { dealWithPrice, type PaymentDeal } from "../payment-deal.ts";
import { estimatePayment, type PaymentEstimate } from "./estimate-payment.ts";
import type { PaymentChoices } from "./payment-choices.ts";

/** What a payment is calculated from, and the words it is shown in. */
export type EstimateBasis = { deal: PaymentDeal; words: PaymentWords; locale: MoneyLocale };

/** A payment with all that its figures show. */
export type Estimated = EstimateBasis & {
  choices: PaymentChoices;
  estimate: PaymentEstimate;
  /** The options for the terms of this payment. */
  terms: TermsOptions;
};

/** Calculates a payment for its figures; their deal is at the chosen price. */
export function estimated({ deal, words, locale }: EstimateBasis, choices: PaymentChoices): Estimated {
  return {
    deal: dealWithPrice(deal, choices.price),
    choices,
    estimate: estimatePayment(deal, choices),
    words,
    locale,
    terms: { words, locale, creditTiers: deal.settings.creditTiers },
  };
}

import type { Offer } from "../offer.ts";
import {
  requiredDownPayment,
  statedFinanceCharge,
  statedRate,
  statedRepayment,
  unstatedBalloon,
  unstatedIncrease,
} from "./credit-terms.ts";
import { firstMatch, type OfferText, type Stated, textsOf } from "./offer-texts.ts";
import type { Finding } from "./offer-violation.ts";
import {
  figureTrigger,
  findFigure,
  NOTHING_DOWN,
  statedDownPayment,
  statedPayment,
  statedTerm,
} from "./triggers.ts";

/**
 * Checks the credit disclosures that an offer's terms require: Regulation Z, 12 CFR 1026.24 (c) and (d)
 * (docs/product/offers.md, "Trigger terms").
 */
export function lintCredit(offer: Offer): Finding[] {
  const texts = textsOf(offer);
  const findings: Finding[] = [];
  const add = (code: Finding["code"], stated: Stated | null) => {
    if (stated) findings.push({ code, ...stated });
  };
  const hasApr = findFigure(texts, "apr") !== null;
  if (!hasApr) add("credit.rate-not-apr", statedRate(texts));
  add("credit.missing-rate-increase", unstatedIncrease(texts));
  const trigger = creditTrigger(offer, texts);
  if (!trigger) return findings;
  if (!hasApr) add("credit.missing-apr", trigger);
  if (!isRepaymentStated(texts)) add("credit.missing-repayment-terms", trigger);
  if (!isDownPaymentStated(texts)) add("credit.missing-down-payment", requiredDownPayment(texts));
  return findings;
}

function creditTrigger(offer: Offer, texts: readonly OfferText[]): Stated | null {
  return (
    statedPayment(texts) ??
    statedRepayment(texts) ??
    statedDownPayment(texts) ??
    findFigure(texts, "due-at-signing") ??
    statedFinanceCharge(texts) ??
    figureTrigger(offer)
  );
}

/** Amount and number of the payments, with the amount of a balloon. */
function isRepaymentStated(texts: readonly OfferText[]): boolean {
  if (!statedPayment(texts) || unstatedBalloon(texts)) return false;
  return (statedTerm(texts) ?? statedRepayment(texts)) !== null;
}

function isDownPaymentStated(texts: readonly OfferText[]): boolean {
  return (statedDownPayment(texts) ?? firstMatch(texts, NOTHING_DOWN)) !== null;
}

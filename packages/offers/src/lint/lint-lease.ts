import type { Offer } from "../offer.ts";
import {
  rateWithoutNotice,
  statedEndOfTerm,
  statedFirstCharge,
  statedKind,
  statedLease,
  statedLeaseApr,
  statedNothingAtSigning,
  statedSecurityDeposit,
} from "./lease-terms.ts";
import { headlineOf, type OfferText, type Stated, textsOf } from "./offer-texts.ts";
import type { Finding } from "./offer-violation.ts";
import { figureTrigger, findFigure, statedDownPayment, statedPayment, statedTerm } from "./triggers.ts";

/**
 * Checks the lease disclosures that a payment or an amount due at signing requires: Regulation M, 12 CFR 1013.7
 * (docs/product/offers.md, "Trigger terms").
 */
export function lintLease(offer: Offer): Finding[] {
  const texts = textsOf(offer);
  const findings: Finding[] = [];
  const add = (code: Finding["code"], stated: Stated | null) => {
    if (stated) findings.push({ code, ...stated });
  };
  const apr = statedLeaseApr(texts);
  if (apr) add("lease.states-apr", apr);
  else add("lease.rate-without-notice", rateWithoutNotice(texts));
  const payment = statedPayment(texts);
  const charge = firstCharge(texts);
  const trigger = payment ?? statedTotal(texts) ?? charge ?? figureTrigger(offer);
  if (!trigger) return findings;
  if (!statedLease(texts)) add("lease.not-called-lease", trigger);
  if (!statedTotal(texts)) add("lease.missing-due-at-signing", trigger);
  else if (!statedTotal(headlineOf(texts))) {
    add("lease.total-due-in-small-print", firstCharge(headlineOf(texts)));
  }
  if (!payment || !statedTerm(texts)) add("lease.missing-payments", trigger);
  if (!statedSecurityDeposit(texts)) add("lease.missing-security-deposit", trigger);
  const kind = statedKind(texts);
  if (kind !== "closed-end" && !statedEndOfTerm(texts)) {
    add(kind === "open-end" ? "lease.missing-end-of-term" : "lease.kind-not-stated", trigger);
  }
  return findings;
}

/** The total due at signing or delivery, also when it is nothing. */
function statedTotal(texts: readonly OfferText[]): Stated | null {
  return findFigure(texts, "due-at-signing") ?? statedNothingAtSigning(texts);
}

/** A down payment, or another of the first payments, also when it is not due. */
function firstCharge(texts: readonly OfferText[]): Stated | null {
  return statedDownPayment(texts) ?? statedFirstCharge(texts);
}

import type { Offer } from "../offer.ts";
import type { Finding } from "./offer-violation.ts";
import { figureTrigger, findFigure, firstMatch, statedDownPayment, statedPayment } from "./triggers.ts";

const BARE_RATE =
  /\d+(?:\.\d+)?\s?% (?:\p{L}+ ){0,2}?(?:financing|interest|finance rate|financiamiento|interés)/iu;
const FINANCE_CHARGE = /(?:finance charge|cargo (?:financiero|por financiamiento))[^.]{0,20}\$\s?[1-9]/iu;
/** A number of payments, or months of a loan; a warranty's months do not count. */
const REPAYMENT =
  /\b\d{1,3} (?:(?:equal|monthly) )*(?:payments?|pagos?)\b|(?:\bAPR|\bfinanc\p{L}*|\bloan|\binterest|\bTAE|\bpréstamo)[^.$]{0,30}?\b\d{1,3}[- ](?:months?|meses)\b|\b\d{1,3}[- ](?:months?|meses) (?:loan|financing)\b/iu;

/**
 * Checks the credit disclosures that an offer's terms require: Regulation Z, 12 CFR 1026.24 (c) and (d)
 * (docs/product/offers.md, "Trigger terms").
 */
export function lintCredit(offer: Offer): Finding[] {
  const findings: Finding[] = [];
  const apr = findFigure(offer, "apr");
  const payment = statedPayment(offer);
  const repayment = firstMatch(offer, REPAYMENT);
  const bareRate = firstMatch(offer, BARE_RATE);
  if (bareRate && !apr) findings.push({ code: "credit.rate-not-apr", ...bareRate });
  const trigger =
    payment ??
    repayment ??
    statedDownPayment(offer) ??
    firstMatch(offer, FINANCE_CHARGE) ??
    figureTrigger(offer);
  if (!trigger) return findings;
  if (!apr) findings.push({ code: "credit.missing-apr", ...trigger });
  const isRepaymentStated = payment && (repayment ?? findFigure(offer, "term"));
  if (!isRepaymentStated) findings.push({ code: "credit.missing-repayment-terms", ...trigger });
  return findings;
}

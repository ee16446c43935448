import { NUMBER_OF_PAYMENTS } from "./figure-patterns.ts";
import { firstMatch, type OfferText, type Stated } from "./offer-texts.ts";

/** A rate below 50 %: "80% financing" is a part of the price. */
const RATE = String.raw`(?<![\d.])[0-4]?\d(?:\.\d+)?%`;
/** A store's "60 years of financing" are no period of repayment. */
const PERIOD = String.raw`\b(?:\d{1,3}[- ](?:months?\b|mos?\b\.?|meses\b)|1?\d[- ](?:years?|años)\b)`;
/** "1.9% for 60 months" states a rate and a period, and so does "0% for 72". */
const RATE_FOR_PERIOD = String.raw`${RATE} (?:for|por|a|hasta) (?:up to )?(?:${PERIOD}|(?:24|36|48|60|63|66|72|75|84)(?=\s*(?:[.,!;*]|$|on\b|or\b|en\b)))`;

const BARE_RATE = either(
  String.raw`${RATE} (?:\p{L}+ ){0,2}?(?:financing|interest|rates?|loans?|financiamiento|interés)\b`,
  String.raw`\b(?:interest|finance|financing|rates?|financiamiento|tasas?|interés)(?::| (?:rates?|de interés):?)?(?: \p{L}+){0,3}:? ${RATE}`,
  RATE_FOR_PERIOD,
);

/** Up to 30 characters of a sentence without an amount or a deferral. */
const GAP = "(?:(?!no payments|sin pagos)[^.$]){0,30}?";
const REPAYMENT = either(
  NUMBER_OF_PAYMENTS,
  String.raw`(?:\bAPR|\bfinanc\p{L}*|\bloan|\binterest|\bTAE|\bpréstamo)${GAP}${PERIOD}`,
  String.raw`${PERIOD} (?:(?:of|de|auto|car|vehicle|special|low-rate) ){0,2}(?:loans?|financing|terms?|financiamiento|to (?:re)?pay|para pagar)\b`,
  String.raw`\b(?:terms?|plazos?) (?:of|from|up to|to|as long as|de hasta|de|hasta) ${PERIOD}`,
  String.raw`\b(?:repay|repaid|repayment|pay it (?:off|back)|pague|pagar)\b${GAP}${PERIOD}`,
  String.raw`\b(?:payments?|loans?|spread|stretch\p{L}*)\b${GAP}\bover (?:up to )?${PERIOD}`,
  RATE_FOR_PERIOD,
);

const CHARGE =
  "(?:finance charges?|interest|cost of credit|carrying charges?|(?:origination|loan|financing) fee|cargos? (?:financieros?|por financiamiento)|intereses)";
const FINANCE_CHARGE = either(
  String.raw`(?<!\bsave (?:up to |over )?)\$\s?[1-9][\d,.]*\s+(?:(?:total|in|of|loan|monthly|de) ){0,2}${CHARGE}\b`,
  String.raw`\b${CHARGE}\b(?:\s*:| (?:costs?|of|is|are|only|just|under|less|than|from|at|as|low|de|del|desde|menos)){0,4} \$\s?[1-9]`,
  String.raw`\bfinancing (?:costs?|for) (?:\p{L}+ ){0,3}\$\s?[1-9]`,
);

const BALLOON = /(?<!\bno )\bballoon\b(?![^.]{0,30}\$\d)|\bpago (?:final )?globo\b(?![^.]{0,30}\$\d)/iu;

const DOWN_REQUIRED =
  /\b(?:down ?payment|cash down|enganche|pago inicial) (?:is |es )?(?:required|requerido|necesario)\b|\b(?:requires?|with|con|requiere) (?:an? |un )?(?:down ?payment|enganche|pago inicial)\b/iu;

const CHANGING_RATE =
  /\b(?:introductory|variable|adjustable) (?:\p{L}+ )?(?:APR|rate|TAE|tasa)\b|\b(?:APR|TAE|tasa) (?:inicial|variable|introductoria)\b/iu;
const RATE_INCREASE =
  /\b(?:may|can|could|will|puede|podría) (?:increase|rise|go up|change|vary|aumentar|subir|cambiar|variar)\b/iu;

function either(...patterns: string[]): RegExp {
  return new RegExp(patterns.join("|"), "iu");
}

/** A rate of financing, whatever it is called. */
export function statedRate(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, BARE_RATE);
}

/** A number of payments or a period of repayment (comment 24(d)(1)-2); a warranty's months are none. */
export function statedRepayment(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, REPAYMENT);
}

/** An amount of a finance charge (comment 24(d)(1)-4); what a shopper saves is none. */
export function statedFinanceCharge(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, FINANCE_CHARGE);
}

/** A balloon payment without its amount: the terms of repayment must include it. */
export function unstatedBalloon(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, BALLOON);
}

/** That a down payment is required, with or without its amount. */
export function requiredDownPayment(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, DOWN_REQUIRED);
}

/** A rate that may change, in texts that do not say that it may increase. */
export function unstatedIncrease(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, RATE_INCREASE) ? null : firstMatch(texts, CHANGING_RATE);
}

import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import type { Offer } from "../offer.ts";
import type { FigureKind } from "./figure-patterns.ts";
import { firstMatch, type OfferText, type Stated } from "./offer-texts.ts";
import { perThousandsIn, statedFigures } from "./stated-figures.ts";

/** The first figure of a kind in the texts; $0 does not count, 0 % does. */
export function findFigure(texts: readonly OfferText[], kind: FigureKind): Stated | null {
  for (const { field, text } of texts) {
    const figure = statedFigures(text, kind).find(({ value }) => value > 0 || kind === "apr");
    if (figure) return { field, evidence: figure.evidence };
  }
  return null;
}

/** The first payment amount in the texts: monthly, by the day or week, or per $1,000. */
export function statedPayment(texts: readonly OfferText[]): Stated | null {
  const each = findFigure(texts, "monthly-payment") ?? findFigure(texts, "other-payment");
  if (each) return each;
  for (const { field, text } of texts) {
    const [first] = perThousandsIn(text);
    if (first) return { field, evidence: first.evidence };
  }
  return null;
}

const PERCENT_DOWN =
  /\b(?!0+%)\d{1,2}\s?% (?:cash )?(?:down\b|de enganche\b|de (?:pago )?inicial\b)|\b(?:down ?payment|enganche)(?: of| del?)?:? (?!0+%)\d{1,2}%/iu;
/** Comment 24(d)-1: "80 percent financing" states a down payment of 20 percent. */
const PART_FINANCED = /\b[5-9]\d% (?:financing|financed|financiamiento|financiado)\b/iu;
/** Comment 24(d)(2)-1: a trade-in that the credit requires is a down payment. */
const REQUIRED_TRADE =
  /\b(?:requires?|required)\b[^.$]{0,30}\$\d[\d,]* trade|\$\d[\d,]* (?:trade(?:-in)?|cash or trade) (?:\p{L}+ ){0,2}required/iu;

/** The first down payment in the texts, in dollars or percent; $0 does not count. */
export function statedDownPayment(texts: readonly OfferText[]): Stated | null {
  return (
    findFigure(texts, "down-payment") ??
    firstMatch(texts, PERCENT_DOWN) ??
    firstMatch(texts, PART_FINANCED) ??
    firstMatch(texts, REQUIRED_TRADE)
  );
}

/** That nothing is paid down: no trigger term of credit, but one of a lease. */
export const NOTHING_DOWN =
  /(?:\$0|\b0|\b(?:no|0|without) (?:money|cash)|\bnothing|\bno|\bwithout a) down(?: ?payment)?\b|\bsin (?:enganche|pago inicial|entrada|pronto)|\$?\b0 de (?:enganche|pago inicial|entrada)/iu;

/** A term in months that no figure pattern matches; a warranty's or a first period's months are none. */
const LOOSE_TERM =
  /(?<!\bfirst |\bprimeros |\d[,.])\b\d{2,3}[- ]?(?:months?|mos?|weeks|meses|semanas)\b(?!\.?[^.,;]{0,30}(?:warrant|coverage|roadside|maintenance|service|subscription|garant|cobertura|mantenimiento))/iu;

/** The number of payments, or the months over which they are paid. */
export function statedTerm(texts: readonly OfferText[]): Stated | null {
  return findFigure(texts, "term") ?? firstMatch(texts, LOOSE_TERM);
}

/** The first payment, term or down payment of the figures: a card may display it. */
export function figureTrigger({ offer_terms: terms, offer_debits: debits }: Offer): Stated | null {
  if (terms?.monthly_payment)
    return {
      field: "offer_terms.monthly_payment",
      evidence: formatMoney(terms.monthly_payment as Cents, "en"),
    };
  if (terms?.term_length) return { field: "offer_terms.term_length", evidence: String(terms.term_length) };
  if (debits?.downpayment)
    return { field: "offer_debits.downpayment", evidence: formatMoney(debits.downpayment as Cents, "en") };
  return null;
}

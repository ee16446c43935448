import { formatMoney } from "@forecourt/money";
import type { Offer } from "../offer.ts";
import { textsOf } from "./offer-violation.ts";
import { type FigureKind, perThousandsIn, statedFigures } from "./stated-figures.ts";

/** Text or figure that requires disclosures. */
export type Trigger = { field: string; evidence: string };

/** The first figure of a kind in the offer's texts; $0 does not count, 0 % does. */
export function findFigure(offer: Offer, kind: FigureKind): Trigger | null {
  for (const { field, text } of textsOf(offer)) {
    const figure = statedFigures(text, kind).find(({ value }) => value > 0 || kind === "apr");
    if (figure) return { field, evidence: figure.evidence };
  }
  return null;
}

/** The first match of a pattern in the offer's texts. */
export function firstMatch(offer: Offer, pattern: RegExp): Trigger | null {
  for (const { field, text } of textsOf(offer)) {
    const match = pattern.exec(text);
    if (match) return { field, evidence: match[0] };
  }
  return null;
}

/** The first payment amount in a text, monthly or per $1,000. */
export function statedPayment(offer: Offer): Trigger | null {
  const each = findFigure(offer, "monthly-payment");
  if (each) return each;
  for (const { field, text } of textsOf(offer)) {
    const [first] = perThousandsIn(text);
    if (first) return { field, evidence: first.evidence };
  }
  return null;
}

const PERCENT_DOWN = /\d+\s?% (?:down\b|de enganche\b|de (?:pago )?inicial\b)/iu;

/** The first down payment in a text, in dollars or percent; $0 does not count. */
export function statedDownPayment(offer: Offer): Trigger | null {
  return findFigure(offer, "down-payment") ?? firstMatch(offer, PERCENT_DOWN);
}

/** The first payment, term or down payment of the figures: a card may display it. */
export function figureTrigger({ offer_terms: terms, offer_debits: debits }: Offer): Trigger | null {
  if (terms?.monthly_payment)
    return { field: "offer_terms.monthly_payment", evidence: formatMoney(terms.monthly_payment, "en") };
  if (terms?.term_length) return { field: "offer_terms.term_length", evidence: String(terms.term_length) };
  if (debits?.downpayment)
    return { field: "offer_debits.downpayment", evidence: formatMoney(debits.downpayment, "en") };
  return null;
}

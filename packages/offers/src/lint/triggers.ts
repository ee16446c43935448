import { formatMoney } from "@forecourt/money";
import type { Offer } from "../offer.ts";
import { textsOf } from "./offer-fault.ts";
import { type FigureKind, perThousandsIn, statedFigures } from "./stated-figures.ts";

/** Words, or a figure, that make disclosures necessary. */
export type Trigger = { field: string; evidence: string };

/** The first figure of a kind that a text states; 0 dollars are no figure, 0 % is one. */
export function stated(offer: Offer, kind: FigureKind): Trigger | null {
  for (const { field, text } of textsOf(offer)) {
    const figure = statedFigures(text, kind).find(({ value }) => value > 0 || kind === "apr");
    if (figure) return { field, evidence: figure.evidence };
  }
  return null;
}

/** The first words of an offer that a pattern finds. */
export function firstMatch(offer: Offer, pattern: RegExp): Trigger | null {
  for (const { field, text } of textsOf(offer)) {
    const match = pattern.exec(text);
    if (match) return { field, evidence: match[0] };
  }
  return null;
}

/** The amount of a payment in a text, each or per $1,000. */
export function statedPayment(offer: Offer): Trigger | null {
  const each = stated(offer, "monthly-payment");
  if (each) return each;
  for (const { field, text } of textsOf(offer)) {
    const [first] = perThousandsIn(text);
    if (first) return { field, evidence: first.evidence };
  }
  return null;
}

const PERCENT_DOWN = /\d+\s?% (?:down\b|de enganche\b|de (?:pago )?inicial\b)/iu;

/** A down payment in money or percent in a text; none at all triggers nothing. */
export function statedDownPayment(offer: Offer): Trigger | null {
  return stated(offer, "down-payment") ?? firstMatch(offer, PERCENT_DOWN);
}

/** A payment, term or down payment among the offer's figures: a card may show them beside the text. */
export function figureTrigger({ offer_terms: terms, offer_debits: debits }: Offer): Trigger | null {
  if (terms?.monthly_payment)
    return { field: "offer_terms.monthly_payment", evidence: formatMoney(terms.monthly_payment, "en") };
  if (terms?.term_length) return { field: "offer_terms.term_length", evidence: String(terms.term_length) };
  if (debits?.downpayment)
    return { field: "offer_debits.downpayment", evidence: formatMoney(debits.downpayment, "en") };
  return null;
}

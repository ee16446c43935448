import type { Offer } from "../offer.ts";
import { matchesIn, type ReadableText, readText } from "./readable-text.ts";

/** Text fields in reading order; all but the disclaimer are the headline. */
const TEXT_FIELDS = ["name", "badge", "description", "disclaimer"] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** A text of an offer that is not empty. */
export type OfferText = { field: TextField; text: ReadableText };

/** Text or figure that requires disclosures, or that discloses. */
export type Stated = { field: string; evidence: string };

/** The offer's texts that are not empty. */
export function textsOf(offer: Pick<Offer, TextField>): OfferText[] {
  return TEXT_FIELDS.flatMap((field) => {
    const text = offer[field];
    return text ? [{ field, text: readText(text) }] : [];
  });
}

/** The texts that a shopper reads first: all but the disclaimer. */
export function headlineOf(texts: readonly OfferText[]): OfferText[] {
  return texts.filter(({ field }) => field !== "disclaimer");
}

/** The first match of a pattern in texts. */
export function firstMatch(texts: readonly OfferText[], pattern: RegExp): Stated | null {
  for (const { field, text } of texts) {
    const [match] = matchesIn(text, pattern);
    if (match) return { field, evidence: match.evidence };
  }
  return null;
}

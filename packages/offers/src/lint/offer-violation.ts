import type { Offer } from "../offer.ts";

/** Broken advertising rules of an offer (docs/product/offers.md, "Advertising violations"). */
export type OfferViolationCode =
  | "offer.unreadable-date"
  | "offer.ends-before-start"
  | "offer.not-started"
  | "offer.expired"
  | "offer.end-date-not-stated"
  | "offer.no-matching-vehicle"
  | "offer.unfilled-placeholder"
  | "offer.contradicts-figure"
  | "offer.figure-not-stated"
  | "offer.excludes-fees"
  | "offer.wrong-per-thousand"
  | "credit.rate-not-apr"
  | "credit.missing-apr"
  | "credit.missing-repayment-terms"
  | "lease.not-called-lease"
  | "lease.states-apr"
  | "lease.missing-due-at-signing"
  | "lease.missing-payments"
  | "lease.missing-security-deposit"
  | "lease.missing-end-of-term";

/** `field` is a text, a date, or a figure such as `offer_terms.term_length`. */
export type OfferViolation = {
  offerId: string;
  code: OfferViolationCode;
  field: string;
  /** The text or value that breaks the rule; for something missing, the text that requires it. */
  evidence: string;
};

/** A violation without its offer. */
export type Finding = Omit<OfferViolation, "offerId">;

/** Text fields in reading order. */
export const TEXT_FIELDS = ["name", "badge", "description", "disclaimer"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The offer's texts that are not empty. */
export function textsOf(offer: Pick<Offer, TextField>): { field: TextField; text: string }[] {
  return TEXT_FIELDS.flatMap((field) => {
    const text = offer[field];
    return text ? [{ field, text }] : [];
  });
}

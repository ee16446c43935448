/** How a violation is treated: an `error` breaks a rule as worded, a `warning` should be looked at. */
export type OfferViolationSeverity = "error" | "warning";

/** Every code with its severity (docs/product/offers.md, "Advertising violations"). */
export const VIOLATION_SEVERITIES = {
  "offer.unreadable-date": "error",
  "offer.ends-before-start": "error",
  "offer.not-started": "warning",
  "offer.expired": "error",
  "offer.end-date-not-stated": "warning",
  "offer.wrong-end-date": "error",
  "offer.no-matching-vehicle": "warning",
  "offer.unfilled-placeholder": "error",
  "offer.contradicts-figure": "error",
  "offer.figure-not-stated": "error",
  "offer.excludes-fees": "error",
  "offer.free-with-purchase": "warning",
  "offer.wrong-per-thousand": "error",
  "credit.rate-not-apr": "error",
  "credit.missing-apr": "error",
  "credit.missing-repayment-terms": "error",
  "credit.missing-down-payment": "error",
  "credit.missing-rate-increase": "error",
  "credit.guaranteed-approval": "warning",
  "credit.deferred-payments": "warning",
  "lease.not-called-lease": "error",
  "lease.states-apr": "error",
  "lease.rate-without-notice": "error",
  "lease.missing-due-at-signing": "error",
  "lease.total-due-in-small-print": "warning",
  "lease.missing-payments": "error",
  "lease.missing-security-deposit": "error",
  "lease.missing-end-of-term": "error",
  "lease.kind-not-stated": "warning",
} as const satisfies Record<string, OfferViolationSeverity>;

/** Broken advertising rules of an offer (docs/product/offers.md, "Advertising violations"). */
export type OfferViolationCode = keyof typeof VIOLATION_SEVERITIES;

/** `field` is a text, a date, or a figure such as `offer_terms.term_length`. */
export type OfferViolation = {
  offerId: string;
  code: OfferViolationCode;
  severity: OfferViolationSeverity;
  field: string;
  /** The text or value that breaks the rule; for something missing, the text that requires it. */
  evidence: string;
};

/** A violation without its offer and severity. */
export type Finding = Pick<OfferViolation, "code" | "field" | "evidence">;

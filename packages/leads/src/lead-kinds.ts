/** All forms of a shopper (docs/product/leads.md). `CONTACT_*` is the contact form by inquiry. */
export const LEAD_KINDS = [
  "UNLOCK_INVENTORY",
  "UNLOCK_PRICE",
  "SCHEDULE_TEST_DRIVE",
  "SELL_OR_TRADE",
  "CONTACT_PURCHASE",
  "CONTACT_SERVICE",
  "CONTACT_PARTS",
  "CONTACT_BILLING",
  "CONTACT_TRADE",
  "CONTACT_GENERAL",
  "CAREERS",
  "APPLY_FINANCING",
  "SERVICE",
] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * Tells whether a value is a lead kind.
 *
 * @example isLeadKind("CONTACT_GENERAL") // true
 */
export function isLeadKind(value: unknown): value is LeadKind {
  return LEAD_KINDS.includes(value as LeadKind);
}

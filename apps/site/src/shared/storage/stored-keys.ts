import type { ConsentCategory } from "@forecourt/consent";

/**
 * Keys that need consent, with their category. They are in local storage. With "tab" the value is in session storage
 * while consent is missing; otherwise it is not kept at all.
 */
export const CONSENT_KEYS = {
  "payment-terms": ["functional", "tab"],
  "saved-vehicles": ["functional", "tab"],
  garage: ["functional"],
  gclid: ["targeting"],
  gbraid: ["targeting"],
  gwraid: ["targeting"],
  "pending-events": ["analytics"],
} as const satisfies Record<string, readonly [category: ConsentCategory, without?: "tab"]>;

/** Essential keys: what the visitor does in this tab, in session storage. */
export const TAB_KEYS = [
  "payment-choices",
  "pricing-wizard",
  "trade-in",
  "gates-opened",
  "credit-application",
  "reloads",
] as const;

export type ConsentKey = keyof typeof CONSENT_KEYS;
export type StoredKey = ConsentKey | (typeof TAB_KEYS)[number];

/** Every key that the site writes into the browser's storage (docs/product/consent.md, "Storage"). */
export function storedKeys(): StoredKey[] {
  return [...(Object.keys(CONSENT_KEYS) as ConsentKey[]), ...TAB_KEYS];
}

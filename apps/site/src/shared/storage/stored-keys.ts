import type { ConsentCategory } from "@forecourt/consent";

/**
 * Where a value is kept. `tab`: session storage. `device`: local storage, with consent only. `either`: local storage
 * with consent, session storage without it.
 */
export type StoragePlace = "tab" | "device" | "either";

/** Every key that the site writes into the browser's storage, with its category and place (docs/product/consent.md). */
export const STORED_KEYS = {
  "payment-terms": ["functional", "either"],
  "payment-choices": ["essential", "tab"],
  "saved-vehicles": ["functional", "either"],
  "pricing-wizard": ["essential", "tab"],
  "trade-in": ["essential", "tab"],
  "gates-opened": ["essential", "tab"],
  "credit-application": ["essential", "tab"],
  garage: ["functional", "device"],
  reloads: ["essential", "tab"],
  gclid: ["targeting", "device"],
  gbraid: ["targeting", "device"],
  gwraid: ["targeting", "device"],
} as const satisfies Record<string, readonly [ConsentCategory, StoragePlace]>;

export type StoredKey = keyof typeof STORED_KEYS;

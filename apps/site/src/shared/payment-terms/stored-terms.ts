import { readItem, removeItem, storeItem } from "../storage/browser-storage.ts";
import type { StoredKey } from "../storage/stored-keys.ts";

/** The key of the shopper's payment terms in the browser's storage; the script that applies them reads it too. */
export const TERMS_KEY = "payment-terms" satisfies StoredKey;

/** The text of terms: cash down and trade equity in dollars, credit score, months. */
export const TERMS_TEXT = /^\d{1,7},-?\d{1,7}(,\d{1,7}){2}$/;

/**
 * The stored terms as the parameter `terms`; null without valid ones. Storage that the browser refuses counts as empty.
 *
 * @example storedTerms() // "2000,0,700,60"
 */
export function storedTerms(): string | null {
  const text = readItem(TERMS_KEY);
  return text !== null && TERMS_TEXT.test(text) ? text : null;
}

/** Stores terms: on this device with functional consent, otherwise for this visit (docs/product/my-terms.md). */
export function storeTerms(terms: string): void {
  storeItem(TERMS_KEY, terms);
}

/** Forgets the stored terms. */
export function forgetTerms(): void {
  removeItem(TERMS_KEY);
}

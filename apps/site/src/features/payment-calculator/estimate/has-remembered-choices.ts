import { readItem } from "#shared/storage/browser-storage.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

/** The key of the calculator's values in session storage. */
export const CHOICES_KEY = "payment-choices" satisfies StoredKey;

/** Whether this visit changed a payment on another vehicle. */
export function hasRememberedChoices(): boolean {
  return readItem(CHOICES_KEY) !== null;
}

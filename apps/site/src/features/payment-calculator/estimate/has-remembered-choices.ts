import type { StoredKey } from "#shared/storage/stored-keys.ts";
/** The key of the calculator's values in session storage. */
export const CHOICES_KEY = "payment-choices" satisfies StoredKey;

/** Whether this visit changed a payment on another vehicle. */
export function hasRememberedChoices(): boolean {
  try {
    return sessionStorage.getItem(CHOICES_KEY) !== null;
  } catch {
    return false;
  }
}

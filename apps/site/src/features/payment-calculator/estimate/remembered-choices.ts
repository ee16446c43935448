import { readItem, removeItem, storeItem } from "#shared/storage/browser-storage.ts";
import { CHOICES_KEY } from "./has-remembered-choices.ts";
import { PAYMENT_FIELDS, type PaymentField } from "./payment-choices.ts";

/** The fields that a shopper changed, with their form values. */
export type ChangedFields = Partial<Record<PaymentField, string>>;

/**
 * The fields changed on another vehicle of this visit. Stores only the calculator's values, and only until the tab
 * closes (docs/product/vehicle-page.md, "Payment calculator").
 */
export function rememberedChoices(): ChangedFields {
  try {
    const stored: unknown = JSON.parse(readItem(CHOICES_KEY) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter(
      ([name, value]) => PAYMENT_FIELDS.includes(name as PaymentField) && typeof value === "string",
    );
    return Object.fromEntries(entries);
  } catch {
    // Not what this site wrote.
    return {};
  }
}

/** Stores the changed fields; an empty object clears them. Does nothing without storage. */
export function rememberChoices(changed: ChangedFields): void {
  if (Object.keys(changed).length === 0) removeItem(CHOICES_KEY);
  else storeItem(CHOICES_KEY, JSON.stringify(changed));
}

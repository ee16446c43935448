import { PAYMENT_FIELDS, type PaymentField } from "./payment-choices.ts";

/** Fields that a shopper changed, as the form writes them. */
export type ChangedFields = Partial<Record<PaymentField, string>>;

const KEY = "payment-choices";

/**
 * What was chosen on another vehicle of this visit. Only the calculator's own values are kept, nothing about the
 * shopper, and only until the tab closes (docs/product/vehicle-page.md, "Payment calculator").
 */
export function rememberedChoices(): ChangedFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter(
      ([name, value]) => PAYMENT_FIELDS.includes(name as PaymentField) && typeof value === "string",
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps them; an empty set forgets. A browser that stores nothing is fine too. */
export function rememberChoices(changed: ChangedFields): void {
  try {
    if (Object.keys(changed).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Storage is off or full: the choices hold for this page only.
  }
}

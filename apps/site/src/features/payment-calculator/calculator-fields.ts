import {
  type CalculatorField,
  PAYMENT_FIELDS,
  type PaymentChoices,
  type PaymentField,
  readChoices,
} from "./estimate/payment-choices.ts";
import type { ChangedFields } from "./estimate/remembered-choices.ts";
import type { PaymentDeal } from "./payment-deal.ts";

/*
 * The calculator's fields belong to the browser: they work as a form before any script runs, so what was set in the
 * meantime is read from them and never overwritten by hydration.
 */

/** The field's value; of a radio group the chosen one's. */
export function readField(form: HTMLFormElement, name: CalculatorField): string | null {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : null;
}

/** The choices that the fields stand for now. */
export function readForm(form: HTMLFormElement, deal: PaymentDeal): PaymentChoices {
  return readChoices((name) => readField(form, name), deal, readField(form, "price"));
}

/** Sets fields, radios and typed ones alike. The fields' own `change`, which does not bubble, tells their sliders. */
export function writeFields(form: HTMLFormElement, values: Partial<Record<CalculatorField, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof RadioNodeList || field instanceof HTMLInputElement)) continue;
    field.value = value;
    if (field instanceof HTMLInputElement) field.dispatchEvent(new Event("change"));
  }
}

/** Whether what is typed so far can be a value: half a number is not one yet. */
export function isComplete(field: HTMLInputElement): boolean {
  return (
    field.type !== "number" ||
    (field.value !== "" && !field.validity.rangeUnderflow && !field.validity.rangeOverflow)
  );
}

/** What differs from every given assumption of the dealership. The price is none of it: it belongs to one deal. */
export function changedFields(
  form: HTMLFormElement,
  ...assumed: readonly Record<PaymentField, string>[]
): ChangedFields {
  const changed: ChangedFields = {};
  for (const name of PAYMENT_FIELDS) {
    const value = readField(form, name);
    if (value !== null && assumed.every((fields) => fields[name] !== value)) changed[name] = value;
  }
  return changed;
}

/** Choices for fields that this vehicle's calculator does not have, such as a lease's. */
export function absentFields(form: HTMLFormElement, values: ChangedFields): ChangedFields {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => form.elements.namedItem(name) === null),
  );
}

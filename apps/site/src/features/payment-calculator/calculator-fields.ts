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
 * Uncontrolled fields: they work as a form before hydration. Values are read from the DOM, and hydration never
 * overwrites them.
 */

/** The value of each field; of a radio group, the selected one. Collected once: the form is read at every change. */
function fieldReader(form: HTMLFormElement): (name: CalculatorField) => string | null {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : null;
  };
}

/** The choices in the form's fields. */
export function readForm(form: HTMLFormElement, deal: PaymentDeal): PaymentChoices {
  const read = fieldReader(form);
  return readChoices(read, deal, read("price"));
}

/** Sets text fields and radio groups. The non-bubbling `change` event updates the sliders of text fields. */
export function writeFields(form: HTMLFormElement, values: Partial<Record<CalculatorField, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof RadioNodeList || field instanceof HTMLInputElement)) continue;
    field.value = value;
    if (field instanceof HTMLInputElement) field.dispatchEvent(new Event("change"));
  }
}

/** Whether a number field has a valid value; false while a number is half typed. */
export function isComplete(field: HTMLInputElement): boolean {
  return (
    field.type !== "number" ||
    (field.value !== "" && !field.validity.rangeUnderflow && !field.validity.rangeOverflow)
  );
}

/** The fields that differ from all the given defaults. The price is left out: it belongs to one deal. */
export function changedFields(
  form: HTMLFormElement,
  ...defaults: readonly Record<PaymentField, string>[]
): ChangedFields {
  const changed: ChangedFields = {};
  const read = fieldReader(form);
  for (const name of PAYMENT_FIELDS) {
    const value = read(name);
    if (value !== null && defaults.every((fields) => fields[name] !== value)) changed[name] = value;
  }
  return changed;
}

/** Values of fields that this form does not have, such as those of a lease. */
export function absentFields(form: HTMLFormElement, values: ChangedFields): ChangedFields {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => form.elements.namedItem(name) === null),
  );
}

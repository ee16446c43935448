import { PAYMENT_FIELDS, type PaymentField } from "./payment-choices.ts";
import type { ChangedFields } from "./remembered-choices.ts";

/*
 * The calculator's fields belong to the browser: they work as a form before any script runs, so what was set in the
 * meantime is read from them and never overwritten by hydration.
 */

/** The field's value; of a radio group the chosen one's. */
export function readField(form: HTMLFormElement, name: PaymentField): string | null {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : null;
}

/** Sets fields, radios and typed ones alike, and their sliders. */
export function writeFields(form: HTMLFormElement, values: ChangedFields): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
  }
  for (const slider of sliders(form)) followField(slider);
}

/** Puts the slider's place into its typed field. */
export function followSlider(slider: HTMLInputElement): void {
  const field = fieldOf(slider);
  if (!field) return;
  const value = Math.round(slider.valueAsNumber * perUnit(slider));
  field.value = String(Math.min(Math.max(value, Number(field.min)), Number(field.max)));
  describe(slider, field);
}

/** Puts into the typed fields what was slid before a script could listen. */
export function followMovedSliders(form: HTMLFormElement): void {
  for (const slider of sliders(form)) if (slider.value !== slider.defaultValue) followSlider(slider);
}

/** Moves the slider to what is typed. */
export function followField(slider: HTMLInputElement): void {
  const field = fieldOf(slider);
  if (!field || Number.isNaN(field.valueAsNumber)) return;
  slider.valueAsNumber = field.valueAsNumber / perUnit(slider);
  describe(slider, field);
}

/** Whether what is typed so far can be a value: half a number is not one yet. */
export function isComplete(field: HTMLInputElement): boolean {
  return (
    field.type !== "number" ||
    (field.value !== "" && !field.validity.rangeUnderflow && !field.validity.rangeOverflow)
  );
}

/** The slider that belongs to a typed field. */
export function sliderOf(form: HTMLFormElement, field: HTMLInputElement): HTMLInputElement | undefined {
  return sliders(form).find((slider) => slider.dataset["field"] === field.name);
}

/** What differs from the dealership's assumptions. */
export function changedFields(form: HTMLFormElement, assumed: Record<PaymentField, string>): ChangedFields {
  const changed: ChangedFields = {};
  for (const name of PAYMENT_FIELDS) {
    const value = readField(form, name);
    if (value !== null && value !== assumed[name]) changed[name] = value;
  }
  return changed;
}

/** Choices for fields that this vehicle's calculator does not have, such as a lease's. */
export function absentFields(form: HTMLFormElement, values: ChangedFields): ChangedFields {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => form.elements.namedItem(name) === null),
  );
}

function sliders(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input[type=range]")];
}

function fieldOf(slider: HTMLInputElement): HTMLInputElement | null {
  const field = slider.form?.elements.namedItem(slider.dataset["field"] ?? "");
  return field instanceof HTMLInputElement ? field : null;
}

function perUnit(slider: HTMLInputElement): number {
  return Number(slider.dataset["perUnit"]);
}

/** What a screen reader says at the slider's place, and how far its track is filled. */
function describe(slider: HTMLInputElement, field: HTMLInputElement): void {
  slider.ariaValueText = `${slider.dataset["prefix"] ?? ""}${field.valueAsNumber.toLocaleString("en-US")}`;
  const min = Number(slider.min);
  slider.parentElement?.style.setProperty(
    "--share",
    String((slider.valueAsNumber - min) / (Number(slider.max) - min)),
  );
}

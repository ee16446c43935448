import { type FormField, fieldError } from "@forecourt/leads/forms";
import { fieldId } from "../field-id.ts";
import type { FormWords } from "../form-words.ts";
import { maskPhoneInput } from "./mask-phone.ts";
import { showFieldError } from "./show-field-error.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a form's field. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`#${CSS.escape(fieldId(form.id, name))}`);
}

/**
 * Checks each field when it is left with something in it, never while a first value is typed, and takes an error away
 * as soon as it is mended. An empty field is only wrong once the form is sent.
 */
export function watchFields(form: HTMLFormElement, fields: readonly FormField[], words: FormWords): void {
  for (const field of fields) {
    const control = controlOf(form, field.name);
    if (!control) continue;
    if (field.rule === "phone") maskPhoneInput(control as HTMLInputElement);
    control.addEventListener("blur", () => {
      if (control.value.trim() !== "") check(control, field, words);
    });
    control.addEventListener("input", () => {
      const isWrong = control.getAttribute("aria-invalid") === "true";
      if (isWrong && fieldError(field, control.value) === null) showFieldError(control, null);
    });
  }
}

function check(control: Control, field: FormField, words: FormWords): void {
  const code = fieldError(field, control.value);
  showFieldError(control, code === null ? null : words.errors[code]);
}

import { type FormField, fieldError } from "@forecourt/leads/forms";
import { fieldId } from "../field-id.ts";
import { errorMessage } from "./error-message.ts";
import type { FormMessages } from "./form-messages.ts";
import { maskPhoneInput } from "./mask-phone.ts";
import { showFieldError } from "./show-field-error.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a form's field. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`#${CSS.escape(fieldId(form.id, name))}`);
}

/**
 * Validates each field on blur, unless it is empty. Removes an error as soon as the value is valid. Empty required
 * fields become errors on submit only.
 */
export function watchFields(
  form: HTMLFormElement,
  fields: readonly FormField[],
  messages: FormMessages,
): void {
  for (const field of fields) {
    const control = controlOf(form, field.name);
    if (!control) continue;
    if (field.rule === "phone") maskPhoneInput(control as HTMLInputElement);
    control.addEventListener("blur", () => {
      if (control.value.trim() !== "") check(control, field, messages);
    });
    control.addEventListener("input", () => {
      const isWrong = control.getAttribute("aria-invalid") === "true";
      if (isWrong && fieldError(field, control.value) === null) showFieldError(control, null);
    });
  }
}

function check(control: Control, field: FormField, messages: FormMessages): void {
  const code = fieldError(field, control.value);
  showFieldError(control, code === null ? null : errorMessage(messages, field.name, code));
}

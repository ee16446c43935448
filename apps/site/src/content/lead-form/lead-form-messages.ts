import type { FormErrors } from "@forecourt/ui/form-state";
import { fieldId } from "./field-id.ts";
import type { LeadFormContent } from "./lead-form-content.ts";
import { errorMessage } from "./sending/error-message.ts";

/** The messages of wrong fields by control id. */
export function messagesOf(
  errors: readonly { field: string; code: string }[],
  { id, words }: Pick<LeadFormContent, "id" | "words">,
): FormErrors {
  const messages = errors.map(({ field, code }) => [field, errorMessage(words, field, code)]);
  return byControl(Object.fromEntries(messages), id);
}

/**
 * Messages by control id instead of by field.
 *
 * @example byControl({ email: "This field is required" }, "contact") // { "contact-email": "This field is required" }
 */
export function byControl(messages: Readonly<Record<string, string>>, form: string): FormErrors {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [fieldId(form, name), message]),
  );
}

/** A message as a line of the error summary: `This field is required` needs its field's label there. */
export function summaryLine(
  { id, fields, words }: Pick<LeadFormContent, "id" | "fields" | "words">,
  control: string,
  message: string,
): string {
  if (message !== words.errors["required"]) return message;
  const label = fields.find(({ name }) => fieldId(id, name) === control)?.label ?? "";
  return words.problemLine.replace("{label}", label).replace("{message}", message);
}

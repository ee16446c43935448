import type { FormField } from "@forecourt/leads/forms";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";

/**
 * The fields that a form may send: those of its kind, or of every kind that its `kind` select offers. The contact form
 * has such a select.
 *
 * @example fieldsOfForm(form).map(({ name }) => name) // ["firstName", "lastName", "email", "phone", "message"]
 */
export function fieldsOfForm(form: HTMLFormElement): FormField[] {
  const kind = form.elements.namedItem("kind");
  const kinds =
    kind instanceof HTMLSelectElement
      ? Array.from(kind.options, ({ value }) => value)
      : [(kind as HTMLInputElement | null)?.value];
  const fields = kinds.flatMap((value) => formOfKind(value).fields);
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

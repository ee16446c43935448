import type { AnsweredLeadError } from "../lead-errors.ts";
import type { Form, FormError, FormValues } from "./form.ts";
import { isNeedless } from "./validate-form.ts";

type Body = { [key: string]: Body | string };

/**
 * Converts form values to their part of a lead's body; empty and needless fields are omitted.
 *
 * @example formBody(contactForm, { firstName: "Ada" }) // { customer: { firstName: "Ada" } }
 */
export function formBody(form: Form, values: FormValues): Body {
  const body: Body = {};
  for (const field of form.fields) {
    const { name, path } = field;
    const value = values[name];
    if (value === undefined || value === "" || isNeedless(field, values)) continue;
    const keys = path.split(".");
    const last = keys.pop() as string;
    let parent = body;
    for (const key of keys) {
      parent[key] ??= {};
      parent = parent[key] as Body;
    }
    parent[last] = value;
  }
  return body;
}

/**
 * Maps the API's errors to form fields. `rest` are errors without a field, to show above the form.
 *
 * @example formErrors(contactForm, [{ field: "customer.email", code: "email" }]).fields // [{ field: "email", … }]
 */
export function formErrors(
  form: Form,
  errors: readonly AnsweredLeadError[],
): { fields: FormError[]; rest: AnsweredLeadError[] } {
  const nameOf = new Map(form.fields.map(({ path, name }) => [path, name]));
  return {
    fields: form.fields.flatMap(({ path, name }) =>
      errors.filter(({ field }) => field === path).map(({ code }) => ({ field: name, code })),
    ),
    rest: errors.filter(({ field }) => !nameOf.has(field)),
  };
}

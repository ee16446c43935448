import type { Form, FormValues } from "@forecourt/leads/forms";

/** The limits of a form's amount in cents, by the dealership's settings. */
export type AmountLimit = {
  field: string;
  min: number;
  max: number;
  /** They hold only while another field has this value. */
  when?: { field: string; value: string };
};

/**
 * A form whose amounts have limits; `validateForm` then refuses others. Runs on the server and in the browser.
 *
 * @example validateForm(withLimits(preApprovalForm, limits, values), values)
 */
export function withLimits(form: Form, limits: readonly AmountLimit[] | undefined, values: FormValues): Form {
  if (!limits) return form;
  const of = (name: string) =>
    limits.find(({ field, when }) => field === name && (!when || values[when.field] === when.value));
  return {
    ...form,
    fields: form.fields.map((field) => {
      const limit = of(field.name);
      return limit ? { ...field, min: limit.min, max: limit.max } : field;
    }),
  };
}

"use client";

import { Field } from "@forecourt/ui/field";
import { use } from "react";
import { fieldId } from "./field-id.ts";
import { fieldRules } from "./field-rules.ts";
import { FormControl } from "./form-control.tsx";
import { FormStateContext } from "./form-state-context.ts";

export type FormFieldsProps = { names?: readonly string[] };

/** Labelled inputs of the form around them with their errors, for a grid of two columns: all, or those with `names`. */
export function FormFields({ names }: FormFieldsProps) {
  const { form, errors } = use(FormStateContext);
  const rules = fieldRules(form);
  const shown = names ? form.fields.filter(({ name }) => names.includes(name)) : form.fields;
  return shown.map((field) => {
    const id = fieldId(form.id, field.name);
    return (
      <Field
        key={field.name}
        id={id}
        label={field.label}
        mark={field.mark}
        hint={field.hint}
        error={errors[id]}
        className={field.wide ? "col-span-2" : isName(field.name) ? undefined : "max-sm:col-span-2"}
      >
        {(control) => <FormControl control={control} field={field} rules={rules.get(field.name)} />}
      </Field>
    );
  });
}

/** First and last name are short enough to stay side by side on phones. */
function isName(name: string): boolean {
  return name === "firstName" || name === "lastName";
}

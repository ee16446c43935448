"use client";

import { Field } from "@forecourt/ui/field";
import { FileInput } from "@forecourt/ui/file-input";
import { use } from "react";
import { fieldId } from "./field-id.ts";
import { FormStateContext } from "./form-state-context.ts";

/** The file field of the form around it, with its error, across both columns. */
export function FormFile() {
  const { form, errors } = use(FormStateContext);
  if (!form.file) return null;
  const { name, label, hint, mark, accept, maxBytes, locale, words } = form.file;
  const id = fieldId(form.id, name);
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={errors[id]} className="col-span-2">
      {(control) => (
        <FileInput
          {...control}
          name={name}
          accept={accept}
          maxBytes={maxBytes}
          locale={locale}
          words={words}
        />
      )}
    </Field>
  );
}

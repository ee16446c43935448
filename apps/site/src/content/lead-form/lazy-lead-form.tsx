"use client";

import { lazy } from "react";
import type { FormFieldsProps } from "./form-fields.tsx";
import type { LeadFormProps } from "./lead-form.tsx";

/** If its scripts do not come, it waits: the server's form stays and is posted. An error would replace the page. */
const load = () => import("./lead-form-parts.ts").catch(() => new Promise<never>(() => {}));

const loadFile = () => import("./form-file.tsx").catch(() => new Promise<never>(() => {}));

const LoadedForm = lazy(async () => ({ default: (await load()).LeadForm }));
const LoadedFile = lazy(async () => ({ default: (await loadFile()).FormFile }));
const LoadedFields = lazy(async () => ({ default: (await load()).FormFields }));

/** `LeadForm` for routes that also serve pages without a form, which then load none of its scripts. */
export function LazyLeadForm(props: LeadFormProps) {
  return <LoadedForm {...props} />;
}

/** `FormFields` for a `LazyLeadForm`. */
export function LazyFormFields(props: FormFieldsProps) {
  return <LoadedFields {...props} />;
}

/** The file field of a `LazyLeadForm`. Only forms with a file load its scripts. */
export function LazyFormFile() {
  return <LoadedFile />;
}

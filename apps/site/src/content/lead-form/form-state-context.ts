"use client";

import type { FormErrors } from "@forecourt/ui/form-state";
import { createContext } from "react";
import type { LeadFormContent } from "./lead-form-content.ts";

/** What the fields of a form need from it. */
export type FormState = {
  form: Pick<LeadFormContent, "id" | "fields" | "file" | "hidden">;
  /** Messages by control id. */
  errors: FormErrors;
};

export const FormStateContext = createContext<FormState>({
  form: { id: "", fields: [], hidden: {} },
  errors: {},
});

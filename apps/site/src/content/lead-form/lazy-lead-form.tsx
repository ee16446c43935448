"use client";

import { lazy } from "react";
import type { LeadFormProps } from "./lead-form.tsx";

const Loaded = lazy(async () => ({ default: (await import("./lead-form.tsx")).LeadForm }));

/** `LeadForm` for routes that also serve pages without a form, which then load none of its scripts. */
export function LazyLeadForm(props: LeadFormProps) {
  return <Loaded {...props} />;
}

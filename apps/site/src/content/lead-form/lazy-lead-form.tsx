"use client";

import { lazy } from "react";
import type { LeadFormProps } from "./lead-form.tsx";

const load = async () => ({ default: (await import("./lead-form.tsx")).LeadForm });

/** If its scripts do not come, it waits: the server's form stays and is posted. An error would replace the page. */
const Loaded = lazy(() => load().catch(() => new Promise<never>(() => {})));

/** `LeadForm` for routes that also serve pages without a form, which then load none of its scripts. */
export function LazyLeadForm(props: LeadFormProps) {
  return <Loaded {...props} />;
}

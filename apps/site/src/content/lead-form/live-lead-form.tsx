"use client";

import { useEffect } from "react";
import { enhanceLeadForm } from "./enhance/lead-form.ts";
import { openConfirmation } from "./enhance/open-confirmation.ts";

/** Adds client-side validation and submission to the `LeadForm` with this id; then opens its confirmation. */
export function LiveLeadForm({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement) || element.dataset["live"]) return;
    element.dataset["live"] = "true";
    enhanceLeadForm(element, (page) => openConfirmation(page, location));
  }, [form]);
  return null;
}

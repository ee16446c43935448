"use client";

import { useEffect } from "react";
import { enhanceLeadForm } from "./enhance/lead-form.ts";

type LiveLeadFormProps = {
  /** The form's id. */
  form: string;
  /** Id of the panel to hide once the lead is accepted; the form by default. */
  panel?: string;
  /** Id of the panel to show then; without it the next page opens. */
  accepted?: string;
};

/** Adds client-side validation and submission to a `LeadForm`. */
export function LiveLeadForm({ form, panel, accepted }: LiveLeadFormProps) {
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement) || element.dataset["live"]) return;
    element.dataset["live"] = "true";
    enhanceLeadForm(element, (page) => {
      const confirmation = accepted ? document.getElementById(accepted) : null;
      if (!confirmation) return location.assign(page);
      document.getElementById(panel ?? form)?.setAttribute("hidden", "");
      confirmation.hidden = false;
      confirmation.querySelector<HTMLElement>("h1, h2")?.focus();
      confirmation.scrollIntoView({ block: "nearest" });
    });
  }, [form, panel, accepted]);
  return null;
}

"use client";

import { useEffect } from "react";
import { enhanceLeadForm } from "./enhance/lead-form.ts";

type LiveLeadFormProps = {
  /** The form's id. */
  form: string;
  /** The panel that the form stands in, and the one that takes its place when it was accepted; else its page opens. */
  panel?: string;
  accepted?: string;
};

/** Lets a form of the page be checked and sent in place once scripts run. */
export function LiveLeadForm({ form, panel, accepted }: LiveLeadFormProps) {
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement) || element.dataset["live"]) return;
    element.dataset["live"] = "true";
    enhanceLeadForm(element, (page) => {
      const answer = accepted ? document.getElementById(accepted) : null;
      if (!answer) return location.assign(page);
      document.getElementById(panel ?? form)?.setAttribute("hidden", "");
      answer.hidden = false;
      answer.querySelector<HTMLElement>("h1, h2")?.focus();
      answer.scrollIntoView({ block: "nearest" });
    });
  }, [form, panel, accepted]);
  return null;
}

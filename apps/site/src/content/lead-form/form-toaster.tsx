"use client";

import { showToast } from "@forecourt/ui/toast-store";
import { Toaster } from "@forecourt/ui/toaster";
import type { LeadFormContent } from "./lead-form-content.ts";

/** Shows a form's toasts. In its form, since what is outside a modal dialog is behind it. */
export function FormToaster({ form: { id, words } }: { form: Pick<LeadFormContent, "id" | "words"> }) {
  return <Toaster group={id} {...words.toast} />;
}

/**
 * Shows for 5 s that a form was not sent. The form says so too, and for longer.
 *
 * @example toastFailure(form, "Please wait a minute.")
 */
export function toastFailure(
  { id, failure }: Pick<LeadFormContent, "id" | "failure">,
  text = failure.text.map((part) => part.text).join(""),
): void {
  showToast({ severity: "error", summary: failure.title, detail: text, group: id });
}

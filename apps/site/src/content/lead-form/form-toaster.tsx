"use client";

import type { FormErrors } from "@forecourt/ui/form-state";
import { closeToast, currentToasts, showToast } from "@forecourt/ui/toast-store";
import { Toaster } from "@forecourt/ui/toaster";
import { fieldId } from "./field-id.ts";
import type { FormText, LeadFormContent } from "./lead-form-content.ts";

/** Shows a form's toasts. In its form, since what is outside a modal dialog is behind it. */
export function FormToaster({ form: { id, words } }: { form: Pick<LeadFormContent, "id" | "words"> }) {
  return <Toaster group={id} {...words.toast} />;
}

/**
 * Shows for 5 s that a form was not sent. The form says so too, and for longer.
 *
 * @example toastFailure(form, "Please wait a minute.")
 */
export function toastFailure({ id, failure }: Pick<LeadFormContent, "id" | "failure">, text?: string): void {
  showError(id, failure.title, text ?? failure.text.map(unbrokenLink).join(""));
}

/** A link is a phone number, which must not break. */
function unbrokenLink({ type, text }: FormText[number]): string {
  return type === "link" ? text.replaceAll(" ", "\u00a0") : text;
}

/** Asks for 5 s for the shopper's details, if a field with an error is empty. A mistyped one is not missing. */
export function toastMissing(
  { id, fields, missingDetails }: Pick<LeadFormContent, "id" | "fields" | "missingDetails">,
  errors: FormErrors,
  data: FormData,
): void {
  const isMissing = fields.some(
    ({ name }) => errors[fieldId(id, name)] && String(data.get(name) ?? "").trim() === "",
  );
  if (missingDetails && isMissing) showError(id, missingDetails.title, missingDetails.text);
}

/**
 * Replaces the page's earlier toast: another form's would be in the same corner, and a form's own is out of date.
 * Not assertive: the form's own message has the focus, and is being read.
 */
function showError(group: string, summary: string, detail: string): void {
  for (const toast of currentToasts()) closeToast(toast.id);
  showToast({ severity: "error", assertive: false, summary, detail, group });
}

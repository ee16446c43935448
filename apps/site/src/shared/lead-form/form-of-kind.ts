import {
  appraisalForm,
  contactForm,
  type Form,
  LEAD_FORMS,
  type LeadKind,
  preApprovalForm,
} from "@forecourt/leads/forms";

/**
 * The form with the fields of a lead kind; server and browser validate the same ones. Unknown lead kinds fall back to
 * the contact form, with the submitted values and errors.
 *
 * @param form the form's id, where a kind has several: a request may be a pre-approval, a sale an appraisal
 * @example formOfKind("CONTACT_TRADE").id // "trade-contact"
 */
export function formOfKind(kind: string | undefined, form?: string): Form {
  if (kind === "APPLY_FINANCING" && form === preApprovalForm.id) return preApprovalForm;
  if (kind === "SELL_OR_TRADE" && form === appraisalForm.id) return appraisalForm;
  return kind !== undefined && Object.hasOwn(LEAD_FORMS, kind) ? LEAD_FORMS[kind as LeadKind] : contactForm;
}

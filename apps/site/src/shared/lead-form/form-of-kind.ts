import { contactForm, type Form, LEAD_FORMS, type LeadKind } from "@forecourt/leads/forms";

/**
 * The form with the fields of a lead kind; server and browser validate the same ones. Unknown lead kinds fall back to
 * the contact form, with the submitted values and errors.
 *
 * @example formOfKind("CONTACT_TRADE").id // "trade-contact"
 */
export function formOfKind(kind: string | undefined): Form {
  return kind !== undefined && Object.hasOwn(LEAD_FORMS, kind) ? LEAD_FORMS[kind as LeadKind] : contactForm;
}

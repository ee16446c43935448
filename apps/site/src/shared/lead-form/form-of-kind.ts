import { contactForm, type Form, LEAD_FORMS, type LeadKind } from "@forecourt/leads/forms";

/**
 * The form whose fields a lead of this kind brings; the server and the browser check the same ones. A kind that nobody
 * knows is a question: what was typed is shown again with what is wrong.
 *
 * @example formOfKind("CONTACT_TRADE").id // "trade-contact"
 */
export function formOfKind(kind: string | undefined): Form {
  return kind !== undefined && Object.hasOwn(LEAD_FORMS, kind) ? LEAD_FORMS[kind as LeadKind] : contactForm;
}

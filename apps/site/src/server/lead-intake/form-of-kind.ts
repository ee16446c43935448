import { contactForm, type Form, type LeadKind, tradeContactForm, unlockForm } from "@forecourt/leads/forms";

const FORM_OF: Partial<Record<LeadKind, Form>> = {
  UNLOCK_PRICE: unlockForm,
  UNLOCK_INVENTORY: unlockForm,
  CONTACT_TRADE: tradeContactForm,
};

/**
 * The form whose fields a lead of this kind brings; the server and the browser check the same ones.
 *
 * @example formOfKind("CONTACT_TRADE").id // "trade-contact"
 */
export function formOfKind(kind: string | undefined): Form {
  return FORM_OF[kind as LeadKind] ?? contactForm;
}

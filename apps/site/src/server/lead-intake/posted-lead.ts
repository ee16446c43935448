import "server-only";
import type { LeadKind } from "@forecourt/leads";
import { contactForm, type Form, formBody, tradeContactForm, unlockForm } from "@forecourt/leads/forms";
import { CONSENT_VERSION } from "./consent-text.ts";

/** What a form posts beside the shopper's own fields. */
export type PostedForm = {
  form: Form;
  /** The lead's body, as the JSON API has it. */
  body: Record<string, unknown>;
  /** The page the form stands on, to come back to. */
  origin: string;
  /** The key that a script put into the form, so that a second try is the same lead. */
  key: string | null;
  /** Where the shopper was going. */
  next: string | null;
  suspicious: boolean;
};

/** A person needs longer than this to fill a form in; scripts report the time, without one nothing is said. */
const FASTEST_MS = 1500;

/** The field no person sees. */
export const HONEYPOT_FIELD = "website";

const FORM_OF: Partial<Record<LeadKind, Form>> = {
  UNLOCK_PRICE: unlockForm,
  UNLOCK_INVENTORY: unlockForm,
  CONTACT_TRADE: tradeContactForm,
};

/** Reads a posted form into the lead's body; values that are no path of this site lose their place as addresses. */
export function postedLead(values: Record<string, string>): PostedForm {
  const form = FORM_OF[values["kind"] as LeadKind] ?? contactForm;
  const body: Record<string, unknown> = {
    ...formBody(form, values),
    kind: values["kind"],
    locale: values["locale"],
    page: values["page"],
    consent: { version: CONSENT_VERSION, granted: true },
  };
  if (values["vin"]) body["vehicle"] = { ...(body["vehicle"] as object | undefined), vin: values["vin"] };
  const elapsed = Number(values["elapsed"]);
  return {
    form,
    body,
    origin: ownPath(values["origin"]) ?? "/contact-us",
    key: /^[\w-]{16,100}$/.test(values["key"] ?? "") ? (values["key"] as string) : null,
    next: ownPath(values["next"]),
    suspicious: isTrap(values) || (values["elapsed"] !== undefined && elapsed < FASTEST_MS),
  };
}

function isTrap(values: Record<string, string>): boolean {
  return (values[HONEYPOT_FIELD] ?? "") !== "";
}

/** A path of this site, or null: never another host. */
export function ownPath(value: string | null | undefined): string | null {
  if (!value || value.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value)) return null;
  return value.includes("\\") ? null : value;
}

import { formBody } from "@forecourt/leads/forms";
import { formOfKind } from "./form-of-kind.ts";

/** People need longer than this to fill in a form. Scripts report the time; without scripts there is none. */
const MIN_FILL_MS = 1500;

/** The name of the honeypot field, which is visually hidden. */
export const HONEYPOT_FIELD = "website";

/**
 * Builds the lead's body from a form's values. The browser uses it for JSON, the server for a posted form
 * (docs/product/forms.md).
 */
export function leadBodyFromForm(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { kind, locale, page, vin, consent, terms, person } = values;
  const form = formOfKind(kind, values["form"]);
  const body: Record<string, unknown> = { ...formBody(form, values), kind, locale, page };
  if (consent) body["consent"] = { version: consent, granted: true };
  if (values["remember"]) body["remember"] = true;
  if (terms) body["terms"] = terms;
  const pricing = pricingDetails(values);
  if (pricing) body["details"] = { pricing };
  if (values["call"] && kind?.startsWith("UNLOCK_")) body["details"] = { call: true };
  if (person && kind?.startsWith("CONTACT_")) body["details"] = { person };
  // A form for the shopper's own vehicle is not about one of ours.
  const asksForTheirs = form.fields.some(({ path }) => path.startsWith("vehicle."));
  if (vin && !asksForTheirs) body["vehicle"] = { vin };
  return body;
}

/** The terms of the pricing wizard, whose unlock form has a credit range. */
function pricingDetails({ kind, terms, creditRange }: Readonly<Record<string, string>>) {
  if (!terms || !creditRange || kind !== "UNLOCK_PRICE") return null;
  const [cashDown, tradeEquity, , months] = terms.split(",");
  return { cashDown, tradeEquity, creditRange, months };
}

/**
 * Whether a bot seems to have filled in the form. Such a lead is kept for review, never dropped. API clients that send
 * neither of the two fields are not suspicious.
 */
export function isSuspicious(sent: unknown): boolean {
  if (typeof sent !== "object" || sent === null) return false;
  const { [HONEYPOT_FIELD]: trap, elapsed } = sent as Record<string, unknown>;
  if (typeof trap === "string" && trap !== "") return true;
  return elapsed !== undefined && elapsed !== "" && Number(elapsed) < MIN_FILL_MS;
}

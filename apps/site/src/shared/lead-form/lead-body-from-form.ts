import { formBody } from "@forecourt/leads/forms";
import { formOfKind } from "./form-of-kind.ts";

/** A person needs longer than this to fill a form in; scripts report the time, without one nothing is said. */
const FASTEST_MS = 1500;

/** The field no person sees. */
export const HONEYPOT_FIELD = "website";

/**
 * The lead's body that a form's values make: what a browser sends as JSON and what the server makes of a posted form
 * are the same (docs/product/forms.md).
 */
export function leadBodyFromForm(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { kind, locale, page, vin, consent } = values;
  const form = formOfKind(kind);
  const body: Record<string, unknown> = { ...formBody(form, values), kind, locale, page };
  if (consent) body["consent"] = { version: consent, granted: true };
  // A form that asks for the shopper's own vehicle is not about ours.
  const asksForTheirs = form.fields.some(({ path }) => path.startsWith("vehicle."));
  if (vin && !asksForTheirs) body["vehicle"] = { vin };
  return body;
}

/**
 * Whether a program seems to have filled the form in. Such a lead is held for a person to look at, never dropped.
 * Callers of the API who know nothing of these two fields are not under suspicion.
 */
export function isSuspicious(sent: unknown): boolean {
  if (typeof sent !== "object" || sent === null) return false;
  const { [HONEYPOT_FIELD]: trap, elapsed } = sent as Record<string, unknown>;
  if (typeof trap === "string" && trap !== "") return true;
  return elapsed !== undefined && elapsed !== "" && Number(elapsed) < FASTEST_MS;
}

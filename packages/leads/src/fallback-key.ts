import { canonicalJson } from "./canonical-json.ts";

/** A double click or a reload within ten minutes is the same lead; a second question tomorrow is not. */
const BUCKET_MS = 10 * 60 * 1000;

/**
 * The idempotency key of a form posted without JavaScript, which cannot make its own: the same person sending the
 * same text within the same ten minutes gets the same key. `hmac` signs it, so that nobody can work out who sent
 * what from a stored key.
 *
 * @example fallbackKey({ kind: "CONTACT_GENERAL", email, phone, text, now: Date.now() }, (text) => sign(text))
 */
export function fallbackKey<T>(
  lead: { kind: string; email: string | null; phone: string | null; text: string | null; now: number },
  hmac: (message: string) => T,
): T {
  const { kind, email, phone, text, now } = lead;
  return hmac(canonicalJson([kind, email?.toLowerCase(), phone, text, Math.floor(now / BUCKET_MS)]));
}

import { canonicalJson } from "./canonical-json.ts";

/** The window of a fallback key. Long enough for a double click or a reload, short enough for a second question. */
export const FALLBACK_KEY_MS = 10 * 60 * 1000;

/**
 * Creates the idempotency key of a form posted without JavaScript: the same person and text within the same ten minutes
 * get the same key. `hmac` signs it, so that a stored key reveals nothing about the sender.
 *
 * @example fallbackKey({ kind: "CONTACT_GENERAL", email, phone, text, now: Date.now() }, (text) => sign(text))
 */
export function fallbackKey<T>(
  lead: { kind: string; email: string | null; phone: string | null; text: string | null; now: number },
  hmac: (message: string) => T,
): T {
  const { kind, email, phone, text, now } = lead;
  return hmac(canonicalJson([kind, email?.toLowerCase(), phone, text, Math.floor(now / FALLBACK_KEY_MS)]));
}

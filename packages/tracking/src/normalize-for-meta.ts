import { parseState, parseZipCode, phoneToE164 } from "@forecourt/contact-details";
import { emailParts, normalizeText } from "./normalize-text.ts";
import type { TrackingUser } from "./tracking-user.ts";

/** Spaces, the punctuation of ASCII, and the apostrophes that phones type. */
const PUNCTUATION = /[\s!-/:-@[-`{-~\u2018\u2019\u02bc]+/g;

const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Meta's keys of hashed details; it has none for a street. */
export const META_HASH_KEYS = ["em", "ph", "fn", "ln", "ct", "st", "zp"] as const;

export type MetaHashKey = (typeof META_HASH_KEYS)[number];

/**
 * Normalises contact details by Meta's rules, before hashing; a missing or invalid field is empty.
 *
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 */
export function normalizeForMeta(user: TrackingUser): Record<MetaHashKey, string> {
  const email = emailParts(user.email);
  return {
    em: email ? `${email.name}@${email.domain}` : "",
    ph: phoneToE164(user.phone)?.slice(1) ?? "",
    fn: nameOf(user.firstName),
    ln: nameOf(user.lastName),
    ct: cityOf(user.city),
    st: stateOf(user.state),
    zp: parseZipCode(user.zipCode)?.slice(0, 5) ?? "",
  };
}

function nameOf(value: unknown): string {
  return without(PUNCTUATION, value);
}

/** Removes characters; normalises again, since an invisible rest is blank. */
function without(characters: RegExp, value: unknown): string {
  return normalizeText(normalizeText(value).replace(characters, ""));
}

/** Letters and digits of a city; empty when it does not start with a letter. */
function cityOf(value: unknown): string {
  const city = without(NOT_LETTERS, value);
  return /^\p{L}/u.test(city) ? city : "";
}

/** The two letters of a state that is written as its code or name, with any punctuation. */
function stateOf(value: unknown): string {
  const words = normalizeText(value).replace(/\p{P}/gu, " ").replace(/\s+/g, " ");
  return (parseState(words) ?? parseState(words.replaceAll(" ", "")))?.toLowerCase() ?? "";
}

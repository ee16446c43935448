import { parseState, parseZipCode, phoneToE164 } from "@forecourt/contact-details";
import { emailParts, normalizeText } from "./normalize-text.ts";
import type { TrackingUser } from "./tracking-user.ts";

/** Domains whose mailboxes ignore dots and whatever follows a plus sign. */
const GMAIL = ["gmail.com", "googlemail.com"];

const TITLE = /^(?:mrs?|ms|dr)\.(?: |$)/;

const SUFFIXES = /(?:(?:, ?| )(?:[js]r|2nd|3rd|i{2,3}|iv|vi?|cpa|dc|dds|vm|jd|md|phd)\.?)+$/;

/**
 * Normalises contact details by Google's rules; a missing or invalid field is empty. Unlike Meta's, names keep their
 * spaces and punctuation and a phone keeps its plus sign.
 *
 * @see https://developers.google.com/google-ads/api/docs/conversions/upload-online
 * @see https://developers.google.com/data-manager/api/devguides/concepts/formatting
 */
export function normalizeForGoogle(user: TrackingUser) {
  return {
    email: emailOf(user.email),
    phone: phoneToE164(user.phone) ?? "",
    firstName: normalizeText(wordsOf(user.firstName).replace(TITLE, "")),
    lastName: normalizeText(wordsOf(user.lastName).replace(SUFFIXES, "")),
    street: wordsOf(user.streetAddress),
    city: wordsOf(user.city),
    region: parseState(user.state)?.toLowerCase() ?? "",
    postalCode: parseZipCode(user.zipCode) ?? "",
  };
}

function emailOf(value: unknown): string {
  const parts = emailParts(value);
  if (parts === null) return "";
  const { domain } = parts;
  const name = GMAIL.includes(domain) ? parts.name.replace(/\+.*/, "").replaceAll(".", "") : parts.name;
  return name === "" ? "" : `${name}@${domain}`.normalize("NFC");
}

function wordsOf(value: unknown): string {
  return normalizeText(value).replace(/\s+/g, " ");
}

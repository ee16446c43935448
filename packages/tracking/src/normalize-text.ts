import { singleLine } from "@forecourt/contact-details";

/** Trims, lowercases and composes a text: a letter of one or two code points (é) has the same hash. */
export function normalizeText(value: unknown): string {
  return singleLine(value).toLowerCase().normalize("NFC");
}

/** Splits a normalised email at its @; null for a text that is no address. */
export function emailParts(value: unknown): { name: string; domain: string } | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(normalizeText(value)) ?? [];
  return name && domain ? { name, domain } : null;
}

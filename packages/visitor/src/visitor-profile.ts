import { isDefaultPhone, type Person, parsePerson, singleLine } from "@forecourt/contact-details";
import type { Unlocks } from "./unlock-gates.ts";

/** The four contact fields; empty if unknown. */
export type ContactFields = Person;

export const CONTACT_FIELDS = ["firstName", "lastName", "email", "phone"] as const satisfies (keyof Person)[];

/** A US postal address. */
export type VisitorAddress = {
  address: string;
  apartment: string;
  city: string;
  state: string;
  zipCode: string;
};

/**
 * The stored profile of a visitor. Times are milliseconds since 1970.
 *
 * It is stored in a cookie: no date of birth, no financial data (docs/product/visitor.md, "What is remembered").
 */
export type VisitorProfile = ContactFields &
  Unlocks & {
    /** The stored phone was confirmed by a code. */
    phoneVerified: boolean;
    /** The delivery address for a vehicle, and the home address. */
    locationAddress: VisitorAddress | null;
    homeAddress: VisitorAddress | null;
    /** Created on first contact; identifies the visitor to tracking. */
    uniqueUserId: string | null;
    /** Id of the store the visitor chose, and when; both null without a choice. */
    userSelectedStore: string | null;
    storeSelectedAt: number | null;
    /** Chosen language as a two-letter code; null follows the page. */
    language: string | null;
    /** True after the first lead; later leads are `resend`. */
    hasSentLead: boolean;
  };

/**
 * An empty profile.
 *
 * @example const visitor = { ...NEW_VISITOR, firstName: "Ana" }
 */
export const NEW_VISITOR: VisitorProfile = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  phoneVerified: false,
  locationAddress: null,
  homeAddress: null,
  uniqueUserId: null,
  userSelectedStore: null,
  storeSelectedAt: null,
  language: null,
  hasSentLead: false,
  unlockInventory: null,
  unlockPrice: null,
  unlockOffers: null,
};

/** Maximum lengths of valid fields; the phone allows any notation. */
const MAX_LENGTHS: Record<keyof ContactFields, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
};

/**
 * Tells whether first name, last name, email and phone are all valid.
 *
 * @example isProfileComplete({ firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "" }) // false
 */
export function isProfileComplete(profile: ContactFields): boolean {
  return parsePerson(profile).ok;
}

/**
 * Tells whether no contact field is known; the placeholder phone counts as empty.
 *
 * @example isProfileEmpty({ firstName: "", lastName: "", email: "", phone: "+19999999999" }) // true
 */
export function isProfileEmpty(profile: ContactFields): boolean {
  return CONTACT_FIELDS.every((field) => contactText(field, profile[field]) === "");
}

/** Normalises a contact field; empty if missing or too long. */
export function contactText(field: keyof ContactFields, value: unknown): string {
  const text = singleLine(value);
  if (text.length > MAX_LENGTHS[field] || (field === "phone" && isDefaultPhone(text))) return "";
  return text;
}

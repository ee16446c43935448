import { isDefaultPhone, type Person, parsePerson, singleLine } from "@forecourt/contact-details";
import type { Unlocks } from "./unlock-gates.ts";

/** The four fields a profile is complete with; empty strings where nothing is known. */
export type ContactFields = Person;

export const CONTACT_FIELDS = ["firstName", "lastName", "email", "phone"] as const satisfies (keyof Person)[];

/** A US postal address as a visitor gave it. */
export type VisitorAddress = {
  address: string;
  apartment: string;
  city: string;
  state: string;
  zipCode: string;
};

/**
 * What the site remembers about a visitor. Times are milliseconds since 1970.
 *
 * There is no date of birth and nothing financial in it on purpose: it is kept in a cookie
 * (docs/product/visitor.md, "What is remembered").
 */
export type VisitorProfile = ContactFields &
  Unlocks & {
    /** The stored phone was confirmed by a code. */
    phoneVerified: boolean;
    /** The address a vehicle would be delivered to, and the visitor's home. */
    locationAddress: VisitorAddress | null;
    homeAddress: VisitorAddress | null;
    /** Made with the visitor's first contact details; identifies them to tracking. */
    uniqueUserId: string | null;
    /** Id of the store the visitor chose, and when; both null without a choice. */
    userSelectedStore: string | null;
    storeSelectedAt: number | null;
    /** Language the visitor chose, as a two-letter code; null follows the page. */
    language: string | null;
    /** A lead was sent before: the next one is `resend`. */
    hasSentLead: boolean;
  };

/**
 * A visitor nothing is known about.
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

/** The longest a field can be and still be right; the phone leaves room for any notation. */
const MAX_LENGTHS: Record<keyof ContactFields, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
};

/**
 * Whether first name, last name, email and phone are all valid.
 *
 * @example isProfileComplete({ firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "" }) // false
 */
export function isProfileComplete(profile: ContactFields): boolean {
  return parsePerson(profile).ok;
}

/**
 * Whether nothing is known of a person; the placeholder phone counts as nothing.
 *
 * @example isProfileEmpty({ firstName: "", lastName: "", email: "", phone: "+19999999999" }) // true
 */
export function isProfileEmpty(profile: ContactFields): boolean {
  return CONTACT_FIELDS.every((field) => contactText(field, profile[field]) === "");
}

/** What a field says, cleaned; empty when that is nothing, or longer than such a field can be. */
export function contactText(field: keyof ContactFields, value: unknown): string {
  const text = singleLine(value);
  if (text.length > MAX_LENGTHS[field] || (field === "phone" && isDefaultPhone(text))) return "";
  return text;
}

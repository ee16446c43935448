import { isDefaultPhone, type Person, parsePerson } from "@forecourt/contact-details";
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
 * What the site remembers about a visitor.
 *
 * There is no date of birth and nothing financial in it on purpose: it is kept in a cookie
 * (docs/product/unlock-gates.md, "What is remembered").
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
    /** Id of the store the visitor chose. */
    userSelectedStore: string | null;
  };

/**
 * A visitor nothing is known about.
 *
 * @example const visitor = { ...NEW_VISITOR, ...readCookie() }
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
  unlockInventory: null,
  unlockPrice: null,
  unlockOffers: null,
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
  return CONTACT_FIELDS.every((field) => isBlank(field, profile[field]));
}

/** Whether a field holds nothing that could replace what is known. */
export function isBlank(field: keyof ContactFields, value: string | undefined): boolean {
  return value === undefined || value.trim() === "" || (field === "phone" && isDefaultPhone(value));
}

import { asObject, parseJsonObject } from "./json-object.ts";
import { contactText, NEW_VISITOR, type VisitorAddress, type VisitorProfile } from "./visitor-profile.ts";

const ADDRESS_FIELDS = [
  "address",
  "apartment",
  "city",
  "state",
  "zipCode",
] as const satisfies (keyof VisitorAddress)[];

/** Ids of visitors, stores and languages; others are invalid. */
const ID = /^[\w.-]{1,64}$/;

/**
 * Parses the text of `serializeVisitor`. Invalid fields are ignored one by one; a text that is not a JSON object gives a
 * new visitor. Never throws.
 *
 * @example parseVisitor('{"hasSentLead":true,"unlockPrice":"now"}') // { ...NEW_VISITOR, hasSentLead: true }
 */
export function parseVisitor(text: unknown): VisitorProfile {
  const stored = parseJsonObject(text);
  const storeSelectedAt = time(stored["storeSelectedAt"]);
  const userSelectedStore = id(stored["userSelectedStore"]);
  const hasStore = storeSelectedAt !== null && userSelectedStore !== null;
  return {
    ...NEW_VISITOR,
    firstName: contactText("firstName", stored["firstName"]),
    lastName: contactText("lastName", stored["lastName"]),
    email: contactText("email", stored["email"]),
    phone: contactText("phone", stored["phone"]),
    phoneVerified: stored["phoneVerified"] === true,
    locationAddress: address(stored["locationAddress"]),
    homeAddress: address(stored["homeAddress"]),
    uniqueUserId: id(stored["uniqueUserId"]),
    userSelectedStore: hasStore ? userSelectedStore : null,
    storeSelectedAt: hasStore ? storeSelectedAt : null,
    language: id(stored["language"]),
    hasSentLead: stored["hasSentLead"] === true,
    unlockInventory: time(stored["unlockInventory"]),
    unlockPrice: time(stored["unlockPrice"]),
    unlockOffers: time(stored["unlockOffers"]),
  };
}

function time(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

function id(value: unknown): string | null {
  return typeof value === "string" && ID.test(value) ? value : null;
}

function address(value: unknown): VisitorAddress | null {
  const stored = asObject(value);
  const fields = ADDRESS_FIELDS.map((field) => stored[field]);
  if (!fields.every((field) => typeof field === "string")) return null;
  const [street, apartment, city, state, zipCode] = fields as [string, string, string, string, string];
  return { address: street, apartment, city, state, zipCode };
}

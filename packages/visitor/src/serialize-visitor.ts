import { parseVisitor } from "./parse-visitor.ts";
import { NEW_VISITOR, type VisitorAddress, type VisitorProfile } from "./visitor-profile.ts";

/**
 * The longest text that is written, in UTF-8 bytes: sealed and as base64 it is under 4,096 characters together with
 * the cookie's name, which is what every browser keeps.
 */
export const MAX_VISITOR_BYTES = 2_900;

/** What the shopper asked for by an action of theirs is kept without consent; who they are is not. */
const ESSENTIAL = [
  "unlockInventory",
  "unlockPrice",
  "unlockOffers",
  "hasSentLead",
  "userSelectedStore",
  "storeSelectedAt",
  "language",
] as const satisfies (keyof VisitorProfile)[];

/** What goes first when there is more than a cookie holds. */
const LEAST_NEEDED = ["homeAddress", "locationAddress"] as const satisfies (keyof VisitorProfile)[];

/**
 * A visitor as text for one cookie, never longer than 2,900 bytes (docs/product/visitor.md, "What is remembered").
 *
 * Without consent to functional cookies only the gates, the store, the language and that a lead was sent are written.
 * Addresses too long for a cookie are left out, the home first. Seal the text before it leaves the server.
 *
 * @param functional whether functional cookies are allowed
 * @example serializeVisitor({ ...NEW_VISITOR, hasSentLead: true }, { functional: false }) // '{"hasSentLead":true}'
 */
export function serializeVisitor(visitor: VisitorProfile, { functional }: { functional: boolean }): string {
  // What could not be read back is not written either: that bounds every field but the addresses.
  const readable = parseVisitor(JSON.stringify(visitor));
  const fields = functional ? (Object.keys(NEW_VISITOR) as (keyof VisitorProfile)[]) : ESSENTIAL;
  const kept = new Map<keyof VisitorProfile, string | number | boolean | VisitorAddress | null>();
  for (const field of fields) {
    if (readable[field] !== NEW_VISITOR[field]) kept.set(field, readable[field]);
  }
  const write = () => JSON.stringify(Object.fromEntries(kept));
  for (const field of LEAST_NEEDED) {
    if (new TextEncoder().encode(write()).length <= MAX_VISITOR_BYTES) break;
    kept.delete(field);
  }
  return write();
}

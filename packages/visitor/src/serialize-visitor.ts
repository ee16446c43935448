import { parseVisitor } from "./parse-visitor.ts";
import { NEW_VISITOR, type VisitorAddress, type VisitorProfile } from "./visitor-profile.ts";

/**
 * Maximum length in UTF-8 bytes. The cookie, sealed and in base64, stays under 4,096 characters, which every browser
 * accepts.
 */
export const MAX_VISITOR_BYTES = 2_900;

/** Kept of every visitor, because they asked for it; no personal data. */
const ESSENTIAL = [
  "unlockInventory",
  "unlockPrice",
  "unlockOffers",
  "hasSentLead",
  "uniqueUserId",
  "userSelectedStore",
  "storeSelectedAt",
  "language",
] as const satisfies (keyof VisitorProfile)[];

/** Dropped first if the text is too long. */
const LEAST_NEEDED = ["homeAddress", "locationAddress"] as const satisfies (keyof VisitorProfile)[];

/**
 * Serialises a visitor for one cookie, at most 2,900 bytes (docs/product/visitor.md, "What is remembered").
 *
 * Unless the visitor is remembered, only gates, store, language, lead flag and id are written. Addresses that are too
 * long are dropped, the home address first. Encrypt or sign the text before it leaves the server.
 *
 * @param remember whether functional cookies are allowed and the visitor asked to be remembered
 * @example serializeVisitor({ ...NEW_VISITOR, hasSentLead: true }, { remember: false }) // '{"hasSentLead":true}'
 */
export function serializeVisitor(visitor: VisitorProfile, { remember }: { remember: boolean }): string {
  // Fields that could not be parsed back are not written; this limits every field but the addresses.
  const readable = parseVisitor(JSON.stringify(visitor));
  const fields = remember ? (Object.keys(NEW_VISITOR) as (keyof VisitorProfile)[]) : ESSENTIAL;
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

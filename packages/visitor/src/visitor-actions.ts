import type { GivenDetails } from "./save-contact-details.ts";
import type { Gate } from "./unlock-gates.ts";
import type { VisitorAddress } from "./visitor-profile.ts";

/**
 * Something a visitor did. `now` is milliseconds since 1970; `covers` names the gates the form opens, all of them
 * when left out; `newUserId` becomes the visitor's id if this is their first contact and they have none.
 */
export type VisitorAction =
  | ({ type: "contact-details-saved" } & GivenDetails)
  /** `phone` is the one the code was sent to. */
  | { type: "phone-verified"; phone: string; now: number; covers?: readonly Gate[] }
  /** Null takes the address away. */
  | {
      type: "address-saved";
      field: "locationAddress" | "homeAddress";
      address: VisitorAddress | null;
    }
  /** A financing form was sent; it may bring the home address. */
  | ({ type: "financing-applied"; homeAddress?: VisitorAddress } & GivenDetails)
  /** A lead of any kind was accepted. */
  | { type: "lead-accepted" }
  /** Null takes the choice back; a store that is not among `storeIds` is no choice. */
  | { type: "store-selected"; storeId: string | null; storeIds: readonly string[]; now: number }
  | { type: "language-chosen"; language: string; languages: readonly string[] }
  /** A visit begins: what has lapsed since the last one is dropped. `unlockLifetimeMs` is null for ever. */
  | { type: "returned"; now: number; storeIds: readonly string[]; unlockLifetimeMs: number | null };

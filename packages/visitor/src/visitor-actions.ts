import type { GivenDetails } from "./save-contact-details.ts";
import type { Gate } from "./unlock-gates.ts";
import type { VisitorAddress } from "./visitor-profile.ts";

/**
 * A visitor's action. `now` is milliseconds since 1970; `covers` are the gates that the form unlocks, by default all;
 * `newUserId` becomes the visitor's id on first contact if they have none.
 */
export type VisitorAction =
  | ({ type: "contact-details-saved" } & GivenDetails)
  /** `phone` is the verified number. */
  | { type: "phone-verified"; phone: string; now: number; covers?: readonly Gate[] }
  /** Null removes the address. */
  | {
      type: "address-saved";
      field: "locationAddress" | "homeAddress";
      address: VisitorAddress | null;
    }
  /** A financing form was sent, optionally with the home address. */
  | ({ type: "financing-applied"; homeAddress?: VisitorAddress } & GivenDetails)
  /** A lead of any kind was accepted. */
  | { type: "lead-accepted" }
  /** Null removes the store; unknown stores are ignored. */
  | { type: "store-selected"; storeId: string | null; storeIds: readonly string[]; now: number }
  | { type: "language-chosen"; language: string; languages: readonly string[] }
  /** A visit starts; expired unlocks and stores are removed. `unlockLifetimeMs` is null for no limit. */
  | { type: "returned"; now: number; storeIds: readonly string[]; unlockLifetimeMs: number | null };

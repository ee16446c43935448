import type { Gate } from "./unlock-gates.ts";
import type { VisitorProfile } from "./visitor-profile.ts";

/** What the caller has to do because of an action, in this order. */
export type VisitorEffect =
  /** Send the financing application: it tells something new. */
  | { type: "send-application" }
  /** Say that the application was already received, and send nothing. */
  | { type: "already-received" }
  /** Track a Lead: these are the visitor's first details. */
  | { type: "lead" }
  /** Ask for the code sent to this phone, ten digits; the unlock waits for it. */
  | { type: "verify-phone"; phone: string }
  /** These gates have just opened. */
  | { type: "unlocked"; gates: Gate[] };

export type VisitorSettings = {
  /** Whether an unlock waits for a code sent to the phone. */
  phoneVerification: boolean;
};

export type VisitorTransition = {
  visitor: VisitorProfile;
  effects: VisitorEffect[];
  /** Whether one of the four contact fields or an address changed. */
  changed: boolean;
};

import type { LeadKind } from "./lead-kinds.ts";

/** ADF's `interest`. */
export type LeadInterest = "buy" | "lease" | "sell" | "trade-in" | "test-drive";

/** Kinds with the shopper's own vehicle, unless it is a trade-in. */
const SELLS: readonly LeadKind[] = ["SELL_OR_TRADE", "CONTACT_TRADE"];

/**
 * The interest in the first vehicle of a lead: sell, test-drive, the form's own, or buy. The second vehicle is always a
 * `trade-in`.
 *
 * @example leadInterest({ kind: "SCHEDULE_TEST_DRIVE", given: null, hasTradeIn: false }) // "test-drive"
 */
export function leadInterest(lead: {
  kind: LeadKind;
  given: LeadInterest | null;
  hasTradeIn: boolean;
}): LeadInterest {
  if (SELLS.includes(lead.kind) && !lead.hasTradeIn) return "sell";
  if (lead.kind === "SCHEDULE_TEST_DRIVE") return "test-drive";
  return lead.given ?? "buy";
}

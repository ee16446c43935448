import type { LeadKind } from "./lead-kinds.ts";

/** ADF's word for what a shopper wants with a vehicle. */
export type LeadInterest = "buy" | "lease" | "sell" | "trade-in" | "test-drive";

/** Kinds in which the vehicle is the shopper's own, unless it is a trade-in beside the one they want. */
const SELLS: readonly LeadKind[] = ["SELL_OR_TRADE", "CONTACT_TRADE"];

/**
 * What the shopper wants with the first vehicle of a lead: sell it, drive it, what the form said, or buy it. The
 * second vehicle is always a `trade-in`.
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

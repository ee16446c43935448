import { expect, it } from "vitest";
import { leadInterest } from "./lead-interest.ts";
import { newOrResend } from "./new-or-resend.ts";

it.each([
  ["SELL_OR_TRADE", "buy", false, "sell"],
  ["CONTACT_TRADE", null, false, "sell"],
  ["SELL_OR_TRADE", null, true, "buy"],
  ["SCHEDULE_TEST_DRIVE", "lease", false, "test-drive"],
  ["SCHEDULE_TEST_DRIVE", null, true, "test-drive"],
  ["UNLOCK_PRICE", "lease", false, "lease"],
  ["UNLOCK_PRICE", null, false, "buy"],
] as const)("%s, given %s, with a trade-in %s: %s", (kind, given, hasTradeIn, expected) => {
  expect(leadInterest({ kind, given, hasTradeIn })).toBe(expected);
});

it("is new only for the first lead", () => {
  expect(newOrResend({ hasSentLead: false })).toBe("new");
  expect(newOrResend({ hasSentLead: true })).toBe("resend");
});

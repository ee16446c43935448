import { describe, expect, it } from "vitest";
import { leadTermLines } from "./lead-term-lines.ts";
import { dealership, sampleBody, sampleLead, store } from "./testing/sample-leads.ts";

const linesOf = (lead: Parameters<typeof leadTermLines>[0]) =>
  leadTermLines(lead, dealership).map(({ label, value, isSealed }) => [label, value, isSealed]);

describe("leadTermLines", () => {
  it("has everything that a pre-approval asked for", () => {
    expect(linesOf(sampleLead("APPLY_FINANCING"))).toEqual([
      ["Cash down", "$7,771", false],
      ["Term", "72 months", false],
      ["Trade-in", "yes", false],
      ["Trade equity", "$6,662", true],
      ["Credit score range", "600-619", true],
      ["Monthly budget", "$4,449", true],
      ["Monthly income", "$3,000 to $3,999", true],
    ]);
  });

  it("prefers a form's own answers to the terms of its page", () => {
    const terms = { cashDown: 100, tradeEquity: 0, creditScore: 600, months: 12 };
    const lead = { ...sampleLead("APPLY_FINANCING"), terms };
    expect(linesOf(lead)).toEqual(linesOf(sampleLead("APPLY_FINANCING")));
  });

  it("seals what is owed on a trade", () => {
    const details = {
      pricing: { cashDown: 1000, tradeEquity: "-1,240.50", creditRange: "600-619", months: 60 },
    };
    const body = { ...sampleBody("APPLY_FINANCING"), details };
    expect(linesOf(store(body))).toContainEqual(["Trade equity", "-$1,240.50", true]);
  });

  it("seals the financing of a vehicle to sell, and its answers where only they have it", () => {
    expect(linesOf(sampleLead("SELL_OR_TRADE"))).toEqual([
      ["Financed vehicle", "loan", true],
      ["Remaining balance", "$5,553", true],
    ]);
    const body = sampleBody("SELL_OR_TRADE");
    const details = { ...(body["details"] as object), finance: null };
    expect(linesOf(store({ ...body, details }))).toEqual([
      ["remaining-balance", "CANARY-BALANCE", true],
      ["finance-type", "CANARY-LOAN", true],
    ]);
  });

  it("is empty for a lead without terms", () => {
    expect(linesOf(sampleLead("CONTACT_GENERAL"))).toEqual([]);
  });
});

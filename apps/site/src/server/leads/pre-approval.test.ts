import { creditRanges, financeDefaults } from "@forecourt/finance";
import { parseLead } from "@forecourt/leads";
import { expect, it } from "vitest";
import { preApprovalTerms, termsOfPricing, withOwnTerms } from "./pre-approval.ts";

const finance = financeDefaults.chrome;
const answers = { cashDown: 200_000, tradeEquity: 0, creditRange: "620-850", months: 72 };
const lead = (details: object, kind = "APPLY_FINANCING") => {
  const person = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "4175550188" };
  const parsed = parseLead({ kind, customer: person, comments: "Hello", terms: "0,0,850,60", details });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

it("gives each range the rate of its own tier", () => {
  for (const range of creditRanges(finance)) {
    const creditRange = `${range.minScore}-${range.maxScore}`;
    const score = termsOfPricing({ ...answers, creditRange }, finance)?.creditScore ?? 0;
    expect(score).toBeGreaterThanOrEqual(finance.creditScore.min);
    expect(score >= range.minScore && score <= range.maxScore, creditRange).toBe(true);
  }
});

it("moves amounts and months to the calculator's steps and limits", () => {
  expect(termsOfPricing({ ...answers, cashDown: 204_999, tradeEquity: null, months: 70 }, finance)).toEqual({
    ...{ cashDown: 200_000, tradeEquity: 0, creditScore: 620, months: 72 },
  });
  expect(termsOfPricing({ ...answers, cashDown: 9_000_000 }, finance)?.cashDown).toBe(2_000_000);
});

it.each([
  ["another range", { creditRange: "600-850" }],
  ["no range", { creditRange: null }],
  ["no cash down", { cashDown: null }],
  ["no months", { months: null }],
])("gives no terms for %s", (_name, own) => {
  expect(termsOfPricing({ ...answers, ...own }, finance)).toBeNull();
});

it("replaces the terms of the page by those of the answers, in a pre-approval only", () => {
  const pricing = { cashDown: "$2,500", tradeEquity: "", creditRange: "600-619", months: "60" };
  const own = lead({ pricing });
  expect(preApprovalTerms(own, finance)).toBe("2500,0,600,60");
  expect(withOwnTerms(own, finance).terms).toMatchObject({ cashDown: 250_000, creditScore: 600 });
  for (const other of [lead({}), lead({ pricing }, "UNLOCK_PRICE"), lead({ pricing: { months: 60 } })]) {
    expect(preApprovalTerms(other, finance)).toBeNull();
    expect(withOwnTerms(other, finance).terms).toMatchObject({ cashDown: 0, creditScore: 850 });
  }
});

import { exampleVehicle } from "@forecourt/inventory/testing";
import { type Cents, cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { paymentWords } from "#content/payment/payment-words.ts";
import { dealership } from "#server/settings/dealership.ts";
import { asVisible } from "#testing/test-context.ts";
import { estimatePayment } from "./estimate/estimate-payment.ts";
import { defaultChoices, type PaymentChoices } from "./estimate/payment-choices.ts";
import { chosenTerms, paymentAmount } from "./estimate/payment-text.ts";
import { paymentFacts } from "./payment-facts.ts";
import { paymentLines } from "./payment-lines.ts";
import { vehicleDeal } from "./vehicle-deal.ts";

const { settings } = dealership;
const words = paymentWords("en");

function shown(year: number, changes: Partial<PaymentChoices> = {}) {
  const vehicle = exampleVehicle({
    year,
    condition: "new",
    oldPrice: cents(3_000_000),
    salePrice: null,
    msrp: cents(3_000_000),
  });
  const deal = vehicleDeal(asVisible(vehicle), { settings, terms: null })!;
  const choices = { ...defaultChoices(deal), ...changes };
  const estimate = estimatePayment(deal, choices);
  const options = { words, locale: "en", creditTiers: settings.finance.creditTiers } as const;
  const facts = paymentFacts(estimate, options);
  return {
    deal,
    estimate,
    facts,
    amount: paymentAmount(estimate, "en"),
    terms: chosenTerms(estimate, choices, options),
  };
}

describe("finance", () => {
  test("the payment has term, APR, amount down and assumed score", () => {
    expect(shown(2025).terms.replaceAll("\u00a0", " ")).toBe(
      "72 mo, 8.99% APR, $3,025 down, score 620 or better, fees included",
    );
    expect(shown(2025).amount).toMatch(/^\$\d{3}$/);
  });

  test("the APR lists its parts, with the model-year rule and the credit tier", () => {
    const rate = (year: number, creditScore: number) => shown(year, { creditScore }).facts[0]?.note;
    expect(rate(2025, 850)).toBe("6.99% base rate + 2 points for model year 2018 or later");
    expect(rate(2017, 850)).toBe("6.99% base rate");
    expect(rate(2025, 610)).toBe(
      "6.99% base rate + 1.5 points for a score of 600–619 + 2 points for model year 2018 or later",
    );
  });

  test("the total is the displayed payment times the number of payments", () => {
    const { estimate, facts } = shown(2025);
    if (estimate.kind !== "loan") throw new Error("a loan");
    const total = facts.find(({ label }) => label === "Total of payments");
    expect(Number(total?.value.replace(/[$,]/g, "")) * 100).toBeCloseTo(estimate.payment * 72);
  });

  test("the lines add up to the amount financed", () => {
    const { deal, estimate } = shown(2025, { tradeEquity: 250_000 as Cents });
    if (estimate.kind === "none") throw new Error("an estimate");
    const { lines, total } = paymentLines(deal.price, estimate, words, "en");
    const cents = (text: string) => Math.round(Number(text.replace("−", "-").replace(/[$,]/g, "")) * 100);
    expect(lines.map(({ label }) => label)).toEqual([
      "Vehicle price",
      "Documentary fee",
      "Cash down",
      "Trade equity",
    ]);
    expect(lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(total.amount));
  });
});

describe("lease", () => {
  const lease = shown(2025, { method: "lease" });

  test("has term, miles and amount down, and no APR", () => {
    expect(lease.terms.replaceAll("\u00a0", " ")).toBe(
      "36-month lease, 10,000 mi a year, $3,025 down, fees included",
    );
    expect(JSON.stringify([lease.terms, lease.facts])).not.toMatch(/APR|rate|score/i);
  });
});

test("fills in every placeholder", () => {
  for (const method of ["finance", "lease"] as const) {
    const { facts, terms } = shown(2025, { method, creditScore: 590 });
    expect(JSON.stringify([facts, terms])).not.toMatch(/[{}]\w+[{}]/);
    expect(facts.flatMap(({ label, value, note }) => [label, value, note ?? ""]).join()).not.toContain("{");
  }
});

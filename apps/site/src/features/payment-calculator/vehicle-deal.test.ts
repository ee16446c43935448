import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { type Cents, cents, months } from "@forecourt/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentWords } from "#content/payment/payment-words.ts";
import { dealership } from "#server/settings/dealership.ts";
import type { Access } from "#server/vehicles/viewer.ts";
import { asVisible } from "#testing/test-context.ts";
import { estimatePayment, type PaymentEstimate } from "./estimate/estimate-payment.ts";
import { defaultChoices, type PaymentChoices } from "./estimate/payment-choices.ts";
import { chosenTerms } from "./estimate/payment-text.ts";
import { vehicleDeal } from "./vehicle-deal.ts";

const { settings } = dealership;
const example = {
  year: 2025,
  condition: "new",
  oldPrice: cents(3_200_000),
  salePrice: cents(2_950_000),
  msrp: cents(3_200_000),
} as const;
const vehicle = exampleVehicle(example);

function dealOf(vehicle: Vehicle, access: Access, config = settings) {
  return vehicleDeal(asVisible(vehicle, access), { settings: config, terms: null });
}

test("uses the visible price", () => {
  expect(dealOf(vehicle, "locked")?.price.total).toBe(3_200_000 + 24_500);
  expect(dealOf(vehicle, "open")?.price.total).toBe(2_950_000 + 24_500);
});

test("does not depend on a locked sale price", () => {
  const prices = fc.integer({ min: 100_000, max: 9_000_000 }).map(cents);
  const condition = fc.constantFrom("new", "used", "certified");
  fc.assert(
    fc.property(prices, prices, prices, condition, (oldPrice, one, other, condition) => {
      const deal = (salePrice: Cents) => dealOf({ ...vehicle, oldPrice, salePrice, condition }, "locked");
      expect(deal(one)).toEqual(deal(other));
    }),
  );
});

test("is null without a visible price", () => {
  expect(dealOf({ ...vehicle, oldPrice: null }, "locked")).toBeNull();
  expect(dealOf({ ...vehicle, oldPrice: null, salePrice: null }, "open")).toBeNull();
});

describe("lease", () => {
  const deal = (changes: object, config = settings) => dealOf({ ...vehicle, ...changes }, "open", config)!;

  test("needs a new vehicle, an MSRP and lease terms", () => {
    expect(deal({}).noLease).toBeNull();
    expect(deal({ condition: "used" }).noLease).toBe("used");
    expect(deal({ condition: "certified" }).noLease).toBe("used");
    expect(deal({ msrp: null }).noLease).toBe("no-msrp");
    expect(deal({}, { ...settings, finance: { ...settings.finance, leaseTerms: [] } }).noLease).toBe(
      "no-terms",
    );
  });

  test("has an error code when the lender has no terms for a term and miles", () => {
    const leaseTerms = settings.finance.leaseTerms.filter(({ months }) => months !== 27);
    const partial = deal({}, { ...settings, finance: { ...settings.finance, leaseTerms } });
    const choices = { ...defaultChoices(partial), method: "lease", leaseMonths: months(27) } as const;
    expect(estimatePayment(partial, choices)).toEqual({ kind: "none", code: "lease.no-terms" });
    expect(estimatePayment(partial, { ...choices, leaseMonths: months(36) })).toMatchObject({
      kind: "lease",
      months: 36,
    });
  });

  test("says why there is none when the residual is above what is left to pay", () => {
    const choices = { ...defaultChoices(deal({})), method: "lease", cashDown: cents(2_000_000) } as const;
    const estimate = estimatePayment(deal({}), choices);
    expect(estimate).toEqual({ kind: "none", code: "lease.residual-above-cap" });
    expect(termsText(estimate, choices)).toMatch(/^With this much down the lease/);
  });
});

test("numbers that give no loan have a reason in words", () => {
  const deal = dealOf(vehicle, "open")!;
  const choices = { ...defaultChoices(deal), creditScore: Number.NaN };
  const estimate = estimatePayment(deal, choices);
  expect(estimate).toEqual({ kind: "none", code: "finance.invalid-score" });
  expect(termsText(estimate, choices)).toBe("These numbers give no payment. Check the amounts.");
});

function termsText(...[estimate, choices]: [PaymentEstimate, PaymentChoices]) {
  const { creditTiers } = settings.finance;
  return chosenTerms(estimate, choices, { words: paymentWords("en"), locale: "en", creditTiers });
}

import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents, months } from "@forecourt/units";
import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { asVisible } from "#testing/test-context.ts";
import { vehicleDeal } from "../vehicle-deal.ts";
import { defaultChoices, type PaymentChoices } from "./payment-choices.ts";
import { sheetTerms } from "./sheet-link-figure.tsx";

const { settings } = dealership;
const vehicle = asVisible(exampleVehicle());
const own = { cashDown: cents(200_000), tradeEquity: cents(0), creditScore: 700, months: months(60) };

function termsAfter(changes: Partial<PaymentChoices>, terms: typeof own | null = null): string | null {
  const deal = vehicleDeal(vehicle, { settings, terms })!;
  return sheetTerms({ deal, choices: { ...defaultChoices(deal), ...changes } });
}

test("untouched fields leave the page's own terms, or the example terms", () => {
  expect(termsAfter({}, own)).toBe("2000,0,700,60");
  expect(termsAfter({})).toBeNull();
});

test("a change gives the chosen loan", () => {
  expect(termsAfter({ cashDown: cents(350_000) }, own)).toBe("3500,0,700,60");
  expect(termsAfter({ ...own, creditScore: 610 })).toBe("2000,0,610,60");
});

test("a lease has no loan of its own", () => {
  expect(termsAfter({ method: "lease", cashDown: cents(350_000) }, own)).toBe("2000,0,700,60");
});

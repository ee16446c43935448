import { fail, succeed } from "@forecourt/result";
import type { BasisPoints, Cents, Months } from "@forecourt/units";
import { clampCashDown } from "./cash-down.ts";
import { type FinanceResult, isAmount, isTerm } from "./finance-result.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import type { PriceBreakdown, PriceLine } from "./price-breakdown.ts";

/** A cost that a payment includes besides the vehicle, cents. */
export type IncludedCost = { code: Exclude<PriceLine["code"], "vehicle"> | "tax"; cents: Cents };

/** Input of a loan or lease estimate; money in cents, term in months. */
export type DealInput = {
  /** The headline price by lines (`priceBreakdown`). Must not contain a locked sale price. */
  price: PriceBreakdown;
  months: Months;
  cashDown: Cents;
  /** Negative when the trade's loan is above its value; default 0. */
  tradeEquity?: Cents;
};

/** Returns the vehicle's price before fees, cents. */
export function vehiclePrice(price: PriceBreakdown): Cents {
  return price.lines.reduce((sum, { code, cents }) => (code === "vehicle" ? sum + cents : sum), 0) as Cents;
}

/** What loan and lease estimates share. */
export type DealBasis = {
  /** The vehicle's price before fees, cents. */
  vehicle: Cents;
  /** Price and fees less cash down and equity, cents. */
  beforeTax: Cents;
  /** The included costs, with the tax unless it is 0. */
  included: (tax: Cents) => IncludedCost[];
  assumed: {
    months: Months;
    cashDown: Cents;
    tradeEquity: Cents;
    taxRateBp: BasisPoints;
    exampleTerms: boolean;
  };
};

/** Whether all amounts of a price are amounts. */
export function isPrice({ lines, total }: PriceBreakdown): boolean {
  return isAmount(total) && lines.every(({ cents }) => isAmount(cents));
}

/** Checks a deal and calculates what loan and lease estimates share. */
export function dealBasis(input: DealInput, settings: FinanceSettings): FinanceResult<DealBasis> {
  const { price, months, tradeEquity = 0 as Cents } = input;
  if (!isPrice(price) || !isAmount(input.cashDown) || !isAmount(tradeEquity)) {
    return fail("finance.invalid-amount");
  }
  if (!isTerm(months)) return fail("finance.invalid-term");
  const taxRateBp = settings.taxRateBp as BasisPoints;
  const vehicle = vehiclePrice(price);
  const fees = price.lines.flatMap(({ code, cents }) => (code === "vehicle" ? [] : [{ code, cents }]));
  const cashDown = clampCashDown(input.cashDown, price.total, settings.cashDown);
  return succeed({
    vehicle,
    beforeTax: (price.total - cashDown - tradeEquity) as Cents,
    included: (tax) => (tax === 0 ? fees : [...fees, { code: "tax", cents: tax }]),
    assumed: { months, cashDown, tradeEquity, taxRateBp, exampleTerms: settings.exampleTerms },
  });
}

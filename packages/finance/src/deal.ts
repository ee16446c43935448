import type { Cents } from "@forecourt/money";
import { amountFinanced } from "./amount-financed.ts";
import { clampCashDown } from "./cash-down.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import type { PriceBreakdown, PriceLine } from "./price-breakdown.ts";

/** A cost that a payment includes besides the vehicle, cents. */
export type IncludedCost = { code: Exclude<PriceLine["code"], "vehicle"> | "tax"; cents: Cents };

/** Input of a loan or lease estimate; money in cents, term in months. */
export type DealInput = {
  /** The headline price by lines (`priceBreakdown`). Must not contain a locked sale price. */
  price: PriceBreakdown;
  months: number;
  cashDown: Cents;
  /** Negative when the trade's loan is above its value; default 0. */
  tradeEquity?: Cents;
};

/** Returns the vehicle's price before fees, cents. */
export function vehiclePrice(price: PriceBreakdown): Cents {
  return price.lines.reduce((sum, { code, cents }) => (code === "vehicle" ? sum + cents : sum), 0);
}

/** Calculates what loan and lease estimates share: the amount before tax, the included costs, the assumptions. */
export function dealBasis(input: DealInput, settings: FinanceSettings) {
  const { price, months, tradeEquity = 0 } = input;
  const { taxRateBp, exampleTerms } = settings;
  const vehicle = vehiclePrice(price);
  const fees = price.lines.flatMap(({ code, cents }) => (code === "vehicle" ? [] : [{ code, cents }]));
  const cashDown = clampCashDown(input.cashDown, vehicle, settings.cashDown);
  return {
    vehicle,
    /** Price and fees less cash down and equity, cents. */
    beforeTax: amountFinanced({ price: price.total, fees: 0, tax: 0, cashDown, tradeEquity }),
    /** The included costs, with the tax unless it is 0. */
    included: (tax: Cents): IncludedCost[] => (tax === 0 ? fees : [...fees, { code: "tax", cents: tax }]),
    assumed: { months, cashDown, tradeEquity, taxRateBp, exampleTerms },
  };
}

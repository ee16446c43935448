import type { Cents } from "@forecourt/money";
import { amountFinanced } from "./amount-financed.ts";
import { clampCashDown } from "./cash-down.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import type { PriceBreakdown, PriceLine } from "./price-breakdown.ts";

/** A cost that a payment already holds beside the vehicle itself, cents. */
export type IncludedCost = { code: Exclude<PriceLine["code"], "vehicle"> | "tax"; cents: Cents };

/** What a shopper brings to a deal, loan or lease; money in cents, term in months. */
export type DealInput = {
  /** The headline price, opened (`priceBreakdown`). A locked sale price must not be in it. */
  price: PriceBreakdown;
  months: number;
  cashDown: Cents;
  /** Negative when more is owed on the trade than it is worth; 0 when left out. */
  tradeEquity?: Cents;
};

/** The vehicle's own price among the lines of a headline price, cents. */
export function vehiclePrice(price: PriceBreakdown): Cents {
  return price.lines.reduce((sum, { code, cents }) => (code === "vehicle" ? sum + cents : sum), 0);
}

/** Opens a deal: what it is about before tax, and what every payment printed for it assumes. */
export function openDeal(input: DealInput, settings: FinanceSettings) {
  const { price, months, tradeEquity = 0 } = input;
  const { taxRateBp, exampleTerms } = settings;
  const vehicle = vehiclePrice(price);
  const fees = price.lines.flatMap(({ code, cents }) => (code === "vehicle" ? [] : [{ code, cents }]));
  const cashDown = clampCashDown(input.cashDown, vehicle, settings.cashDown);
  return {
    vehicle,
    /** Price and fees less what the shopper brings, cents. */
    beforeTax: amountFinanced({ price: price.total, fees: 0, tax: 0, cashDown, tradeEquity }),
    /** The costs in the deal, with its tax when there is one. */
    included: (tax: Cents): IncludedCost[] => (tax === 0 ? fees : [...fees, { code: "tax", cents: tax }]),
    assumed: { months, cashDown, tradeEquity, taxRateBp, exampleTerms },
  };
}

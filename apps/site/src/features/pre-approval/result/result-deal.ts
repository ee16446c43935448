import { localDate } from "@forecourt/calendar";
import {
  affordablePrice,
  estimateLoan,
  formatPaymentTerms,
  type LoanEstimate,
  loanTerms,
  type PaymentTerms,
  type PriceBreakdown,
} from "@forecourt/finance";
import { parseCents } from "@forecourt/ui/typed-amount";
import type { Cents } from "@forecourt/units";
import type { FinancingAnswers } from "#server/cookies/financing-answers.ts";
import { termsOfPricing } from "#server/leads/pre-approval.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { headlineBreakdown } from "#server/vehicles/headline-price.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

/** What a budget limits, cents. */
export type Budget = { kind: "month" | "price"; amount: Cents };

/** What the terms of a pre-approval are for, and the payment by them. */
export type ResultDeal = {
  estimate: LoanEstimate;
  price: PriceBreakdown;
  terms: PaymentTerms;
  /** The terms of the answers that were sent; the page's may differ since. */
  sentTerms: string | null;
  /** Null for a budget. */
  vehicle: VisibleVehicle | null;
  /** Null for a vehicle. */
  budget: Budget | null;
  /** The model year of the rate. */
  year: number;
};

/**
 * The deal of a result page: of its vehicle at the price that this visitor may see, by the function of every payment,
 * otherwise of the budget among the answers. Null without terms, and where neither gives a price.
 */
export function resultDeal(
  vin: string | undefined,
  answers: FinancingAnswers,
  context: PageContext,
): ResultDeal | null {
  const { terms, settings } = context;
  if (!terms) return null;
  const sentTerms = termsOfAnswers(answers, settings.finance);
  if (vin !== undefined) {
    const vehicle = vehicleForRequest(vin, context);
    const price = vehicle && headlineBreakdown(vehicle, settings);
    const estimate = vehicle && paymentFor(vehicle, terms, settings);
    if (!vehicle || !price || !estimate) return null;
    return { estimate, price, terms, sentTerms, vehicle, budget: null, year: vehicle.year };
  }
  const budget = budgetOf(answers);
  if (!budget) return null;
  const { finance, profile } = settings;
  // The current model year: its rule applies, and no rate is too low.
  const year = Number(localDate(context.now, profile.timezone).slice(0, 4));
  const { kind, amount } = budget;
  const highest = kind === "price" ? null : affordablePrice({ payment: amount, terms, year }, finance);
  if (highest && !highest.ok) return null;
  const cents = highest?.value ?? amount;
  // What is owed on the trade takes the whole budget.
  if (cents <= 0) return null;
  const price: PriceBreakdown = { lines: [{ code: "vehicle", cents }], total: cents };
  const estimate = estimateLoan({ price, year, ...loanTerms(price, terms, finance) }, finance);
  if (!estimate.ok) return null;
  return { estimate: estimate.value, price, terms, sentTerms, vehicle: null, budget, year };
}

function budgetOf({ budgetKind, budget = "" }: FinancingAnswers): Budget | null {
  const amount = parseCents(budget);
  if (amount === null || (budgetKind !== "month" && budgetKind !== "price")) return null;
  return { kind: budgetKind, amount: amount as Cents };
}

function termsOfAnswers(
  { cashDown = "", tradeEquity = "", creditRange, months = "" }: FinancingAnswers,
  finance: PageContext["settings"]["finance"],
): string | null {
  const pricing = {
    cashDown: parseCents(cashDown),
    tradeEquity: equityOf(tradeEquity),
    creditRange: creditRange ?? null,
    months: months === "" ? null : Number(months),
  };
  const terms = termsOfPricing(pricing, finance);
  return terms && formatPaymentTerms(terms);
}

/** It is negative when more is owed than the trade is worth. */
function equityOf(text: string): number | null {
  const cents = parseCents(text.replace(/^-/, ""));
  return cents !== null && text.startsWith("-") ? -cents : cents;
}

import {
  clampCashDown,
  clampToLimits,
  type Limits,
  loanTerms,
  snapToStep,
  tradeEquityLimits,
} from "@forecourt/finance";
import type { Cents, Miles, Months } from "@forecourt/units";
import { dealWithPrice, type PaymentDeal } from "../payment-deal.ts";

/** A shopper's choices. */
export type PaymentChoices = {
  method: "finance" | "lease";
  /** Null for a vehicle, which has its own price. */
  price: Cents | null;
  cashDown: Cents;
  tradeEquity: Cents;
  creditScore: number;
  months: Months;
  leaseMonths: Months;
  milesPerYear: Miles;
};

/** The form's field names, which are the page's parameters too; the page server passes these on only. */
export const PAYMENT_FIELDS = ["method", "down", "equity", "score", "term", "lease-term", "miles"] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/** The fields of the calculator without a vehicle, with the price. */
export const BUDGET_FIELDS = ["price", "down", "equity", "score", "term"] as const;
export type BudgetField = (typeof BUDGET_FIELDS)[number];

/** A field of either calculator. */
export type CalculatorField = PaymentField | BudgetField;

/** The shopper's terms or the dealership's defaults, for a vehicle or for a chosen price in cents. */
export function defaultChoices(
  deal: PaymentDeal,
  price = (deal.priceLimits?.default ?? null) as Cents | null,
): PaymentChoices {
  const { settings } = deal;
  return {
    method: "finance",
    price,
    ...loanTerms(dealWithPrice(deal, price).price, deal.terms, settings),
    leaseMonths: settings.leaseTerm.default as Months,
    milesPerYear: settings.leaseMiles.default as Miles,
  };
}

/**
 * Parses choices from a form or the page's parameters. Clamps amounts and the score to their limits; rounds terms and
 * miles to their steps. Missing or non-numeric values give the defaults (docs/product/vehicle-page.md, "Payment
 * calculator").
 *
 * @param typedPrice the typed price of a deal without a vehicle; it sets the limits of cash down
 * @example readChoices((name) => formData.get(name), deal)
 */
export function readChoices(
  read: (name: PaymentField) => unknown,
  deal: PaymentDeal,
  typedPrice?: unknown,
): PaymentChoices {
  const { settings } = deal;
  const price = readPrice(typedPrice, deal);
  const assumed = defaultChoices(deal, price);
  const number = (name: PaymentField, otherwise: number, limits: Limits, snap: boolean) => {
    const value = readNumber(read(name));
    if (value === null) return otherwise;
    return snap ? snapToStep(value, limits) : Math.round(clampToLimits(value, limits));
  };
  const cents = (name: PaymentField, otherwise: Cents, limit: (cents: Cents) => number): Cents => {
    const dollars = name === "equity" ? readSigned(read(name)) : readNumber(read(name));
    // The field shows whole dollars: unchanged, it means the exact amount.
    if (dollars === null || dollars === dollarsOf(otherwise)) return otherwise;
    return limit(Math.round(dollars * 100) as Cents) as Cents;
  };
  return {
    method: read("method") === "lease" && deal.noLease === null ? "lease" : "finance",
    price,
    cashDown: cents("down", assumed.cashDown, (down) =>
      clampCashDown(down, dealWithPrice(deal, price).price.total, settings.cashDown),
    ),
    tradeEquity: cents("equity", assumed.tradeEquity, (equity) =>
      clampToLimits(equity, tradeEquityLimits(settings)),
    ),
    creditScore: number("score", assumed.creditScore, settings.creditScore, false),
    months: number("term", assumed.months, settings.financeTerm, true) as Months,
    leaseMonths: number("lease-term", assumed.leaseMonths, settings.leaseTerm, true) as Months,
    milesPerYear: number("miles", assumed.milesPerYear, settings.leaseMiles, true) as Miles,
  };
}

/** The form's fields for these choices, the inverse of `readChoices`. The price is empty for a vehicle. */
export function choiceFields(choices: PaymentChoices): Record<CalculatorField, string> {
  return {
    price: choices.price === null ? "" : String(dollarsOf(choices.price)),
    method: choices.method,
    down: String(dollarsOf(choices.cashDown)),
    equity: String(dollarsOf(choices.tradeEquity)),
    score: String(choices.creditScore),
    term: String(choices.months),
    "lease-term": String(choices.leaseMonths),
    miles: String(choices.milesPerYear),
  };
}

function readPrice(typed: unknown, { priceLimits }: PaymentDeal): Cents | null {
  if (!priceLimits) return null;
  const dollars = readNumber(typed);
  const cents =
    dollars === null ? priceLimits.default : clampToLimits(Math.round(dollars * 100), priceLimits);
  return cents as Cents;
}

function dollarsOf(cents: number): number {
  return Math.round(cents / 100);
}

function readNumber(value: unknown): number | null {
  if (typeof value !== "string") return null;
  const text = value.replace(/[$,\s]/g, "");
  return /^\d{1,9}(\.\d*)?$/.test(text) ? Number(text) : null;
}

/** A number with a minus, as typed or as written. */
function readSigned(value: unknown): number | null {
  if (typeof value !== "string") return null;
  const [, sign, amount] = /^\s*([-−]?)(.*)$/s.exec(value) ?? [];
  const number = readNumber(amount);
  return number !== null && sign ? 0 - number : number;
}

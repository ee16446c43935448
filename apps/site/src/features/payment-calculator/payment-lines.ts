import type { LeaseEstimate, LoanEstimate, PriceBreakdown } from "@forecourt/finance";
import type { MoneyLocale } from "@forecourt/money";
import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import type { PaymentWords } from "#content/payment/payment-words.ts";

export type MoneyLine = { label: string; amount: string };

/** The lines that add up to the amount financed, or a lease's adjusted capitalized cost. */
export function paymentLines(
  price: PriceBreakdown,
  estimate: LoanEstimate | LeaseEstimate,
  words: PaymentWords,
  locale: MoneyLocale,
): { lines: MoneyLine[]; total: MoneyLine } {
  const money = (cents: Cents) => formatMoney(cents, locale);
  const lines = price.lines.map(({ code, cents }) => ({ label: words[code], amount: money(cents) }));
  const { cashDown, tradeEquity, included } = estimate.assumptions;
  const tax = included.find(({ code }) => code === "tax");
  // The tax of a lease is part of its payments, not of the financed amount.
  if (tax && estimate.kind === "loan") lines.push({ label: words.tax, amount: money(tax.cents) });
  if (cashDown > 0) lines.push({ label: words.cashDown, amount: `−${money(cashDown)}` });
  if (tradeEquity !== 0) {
    const amount = `${tradeEquity > 0 ? "−" : "+"}${money(Math.abs(tradeEquity) as Cents)}`;
    lines.push({ label: words.tradeEquity, amount });
  }
  return estimate.kind === "loan"
    ? { lines, total: { label: words.amountFinanced, amount: money(estimate.amountFinanced) } }
    : { lines, total: { label: words.capCost, amount: money(estimate.adjustedCapCost) } };
}

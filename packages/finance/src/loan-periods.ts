import type { Cents } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type AmortizationRow, amortizationRow } from "./amortize.ts";
import { type FinanceResult, isAmountFromZero, isTerm, isWholeRate } from "./finance-result.ts";

/** How a loan is repaid by a given payment; money in cents. */
export type LoanPeriods = {
  /** Number of monthly payments, 0 without a debt. */
  months: number;
  /** The last payment, at most the given one; 0 without a debt. */
  lastPayment: Cents;
  totalOfPayments: Cents;
  /** The interest, the total of payments less the principal. */
  financeCharge: Cents;
  rows: AmortizationRow[];
};

/**
 * Counts the monthly payments that repay a loan, in whole cents: the inverse of `loanPayment` by its term.
 *
 * Interest is rounded half up each month; the last payment is smaller. See docs/product/payments.md, "Number of
 * payments".
 *
 * @param principal amount financed, cents
 * @param aprBp whole basis points a year
 * @param payment cents a month
 * @returns the payments, or `finance.invalid-amount`, `finance.invalid-rate`; `finance.payment-too-low` when a payment
 * does not cover the interest, `finance.invalid-term` for more than 10,000 payments
 * @example loanPeriods(2_000_000, 600, 40_000) // { ok: true, value: { months: 58, lastPayment: 27_224, … } }
 */
export function loanPeriods(principal: Cents, aprBp: number, payment: Cents): FinanceResult<LoanPeriods> {
  if (!isAmountFromZero(principal) || !isAmountFromZero(payment)) return fail("finance.invalid-amount");
  if (!isWholeRate(aprBp)) return fail("finance.invalid-rate");
  const rows: AmortizationRow[] = [];
  let owed = principal;
  let totalOfPayments = 0;
  while (owed > 0) {
    const row = amortizationRow({ month: rows.length + 1, owed, aprBp, payment });
    if (row.balance >= owed) return fail("finance.payment-too-low");
    if (!isTerm(row.month)) return fail("finance.invalid-term");
    owed = row.balance;
    totalOfPayments += row.payment;
    rows.push(row);
  }
  return succeed({
    months: rows.length,
    lastPayment: rows.at(-1)?.payment ?? 0,
    totalOfPayments,
    financeCharge: totalOfPayments - principal,
    rows,
  });
}

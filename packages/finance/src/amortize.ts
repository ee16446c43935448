import { type Cents, divideHalfUp } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type FinanceResult, isWholeRate } from "./finance-result.ts";
import { BP_PER_YEAR_TO_MONTHLY, loanPayment } from "./loan-payment.ts";

/** One month of a loan in cents; `balance` is the debt after the payment. */
export type AmortizationRow = {
  month: number;
  payment: Cents;
  interest: Cents;
  principal: Cents;
  balance: Cents;
};

/**
 * Calculates the payment schedule of a loan, month by month.
 *
 * Interest is rounded half up each month. The last payment absorbs the rounding, so the balance ends at 0. No payment is
 * above what is owed.
 *
 * @param principal amount financed, cents; below 0 it counts as 0
 * @param aprBp whole basis points a year
 * @param months number of payments
 * @returns the rows, or the codes of `loanPayment`
 * @example amortize(100_000, 0, 48) // { ok: true, value: […, { month: 48, payment: 2_099, …, balance: 0 }] }
 */
export function amortize(principal: Cents, aprBp: number, months: number): FinanceResult<AmortizationRow[]> {
  const level = loanPayment(principal, aprBp, months);
  if (!level.ok) return level;
  if (!isWholeRate(aprBp)) return fail("finance.invalid-rate");
  const rows: AmortizationRow[] = [];
  let owed = Math.max(0, principal);
  for (let month = 1; month <= months; month += 1) {
    const payment = month === months ? Number.POSITIVE_INFINITY : level.value;
    const row = amortizationRow({ month, owed, aprBp, payment });
    owed = row.balance;
    rows.push(row);
  }
  return succeed(rows);
}

/** One row of a schedule: pays at most what is owed with this month's interest. */
export function amortizationRow(debt: {
  month: number;
  owed: Cents;
  aprBp: number;
  payment: Cents;
}): AmortizationRow {
  const { month, owed, aprBp } = debt;
  const interest = divideHalfUp(owed * aprBp, BP_PER_YEAR_TO_MONTHLY);
  const payment = Math.min(debt.payment, owed + interest);
  return { month, payment, interest, principal: payment - interest, balance: owed + interest - payment };
}

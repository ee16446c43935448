import { type Cents, divideHalfUp } from "@forecourt/money";
import { loanPayment } from "./loan-payment.ts";

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
 * Interest is rounded half up each month. The last payment absorbs the rounding, so the balance ends at 0.
 *
 * @param principal amount financed, cents
 * @param aprBp basis points a year
 * @param months number of payments
 * @example amortize(100_000, 0, 48).at(-1) // { month: 48, payment: 2_099, …, balance: 0 }
 */
export function amortize(principal: Cents, aprBp: number, months: number): AmortizationRow[] {
  const level = loanPayment(principal, aprBp, months);
  const rows: AmortizationRow[] = [];
  let owed = Math.max(0, principal);
  for (let month = 1; month <= months; month += 1) {
    const interest = divideHalfUp(owed * aprBp, 120_000);
    const payment = month === months ? owed + interest : level;
    owed += interest - payment;
    rows.push({ month, payment, interest, principal: payment - interest, balance: owed });
  }
  return rows;
}

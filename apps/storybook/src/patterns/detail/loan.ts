import { examplePayment, exampleTerms, monthlyPayment } from "../../sample/sample-loan.ts";

/** What a shopper chose in the calculator. */
export type LoanChoice = { down: number; months: number; points: number };

export type Loan = LoanChoice & { apr: number; financed: number; payment: number; total: number };

export const assumedLoan = (price: number): LoanChoice => ({
  down: examplePayment(price).down,
  months: exampleTerms.months,
  points: 0,
});

/** The loan that the choices give. */
export function loanOf(price: number, choice: LoanChoice): Loan {
  const apr = exampleTerms.apr + choice.points / 100;
  const financed = Math.max(0, price - choice.down);
  const payment = monthlyPayment(financed, apr, choice.months);
  return { ...choice, apr, financed, payment, total: payment * choice.months };
}

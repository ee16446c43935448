import { amountFinanced, loanPayment } from "@forecourt/finance";
import { parseMoney } from "@forecourt/money";
import { nestErrors, succeed } from "@forecourt/result";
import { type BasisPoints, cents, type Months } from "@forecourt/units";

/** Calculates a loan from the texts of a form: the amounts in cents, or errors with the field as their path. */
export function calculateLoan(form: { price: string; cashDown: string; apr: string; months: string }) {
  const price = parseMoney(form.price);
  if (!price.ok) return { ok: false, errors: nestErrors("price", price.errors) } as const;
  const cashDown = parseMoney(form.cashDown);
  if (!cashDown.ok) return { ok: false, errors: nestErrors("cashDown", cashDown.errors) } as const;

  const deal = {
    price: price.value,
    cashDown: cashDown.value,
    fees: cents(0),
    tax: cents(0),
    tradeEquity: cents(0),
  };
  const financed = amountFinanced(deal);
  if (!financed.ok) return financed;

  // No constructors of these units: they throw for NaN, which loanPayment refuses with a code.
  const aprBp = (Number.parseFloat(form.apr) * 100) as BasisPoints; // 6 % is 600
  const months = Number.parseFloat(form.months) as Months;
  const payment = loanPayment(financed.value, aprBp, months);
  if (!payment.ok) return payment;

  const totalOfPayments = cents(payment.value * months);
  return succeed({
    payment: payment.value,
    amountFinanced: financed.value,
    financeCharge: cents(totalOfPayments - Math.max(0, financed.value)),
    totalOfPayments,
  });
}

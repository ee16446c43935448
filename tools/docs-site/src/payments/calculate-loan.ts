import { amountFinanced, loanPayment } from "@forecourt/finance";
import { parseMoney } from "@forecourt/money";
import { nestErrors, succeed } from "@forecourt/result";

/** Calculates a loan from the texts of a form: the amounts in cents, or errors with the field as their path. */
export function calculateLoan(form: { price: string; cashDown: string; apr: string; months: string }) {
  const price = parseMoney(form.price);
  if (!price.ok) return { ok: false, errors: nestErrors("price", price.errors) } as const;
  const cashDown = parseMoney(form.cashDown);
  if (!cashDown.ok) return { ok: false, errors: nestErrors("cashDown", cashDown.errors) } as const;

  const deal = { price: price.value, cashDown: cashDown.value, fees: 0, tax: 0, tradeEquity: 0 };
  const financed = amountFinanced(deal);
  if (!financed.ok) return financed;

  const aprBp = Number.parseFloat(form.apr) * 100; // 6 % is 600 basis points
  const months = Number.parseFloat(form.months);
  const payment = loanPayment(financed.value, aprBp, months);
  if (!payment.ok) return payment;

  const totalOfPayments = payment.value * months;
  return succeed({
    payment: payment.value,
    amountFinanced: financed.value,
    financeCharge: totalOfPayments - Math.max(0, financed.value),
    totalOfPayments,
  });
}

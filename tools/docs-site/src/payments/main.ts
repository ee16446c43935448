import { formatMoney } from "@forecourt/money";
import type { ResultError } from "@forecourt/result";
import type { Cents } from "@forecourt/units";
import { type AmountLine, amountsTable } from "../page/amounts-table.ts";
import { type LiveForm, liveForm } from "../page/live-form.ts";
import { showErrors } from "../page/show-errors.ts";
import { calculateLease } from "./calculate-lease.ts";
import { calculateLoan } from "./calculate-loan.ts";
import { errorWords, fieldOfError } from "./error-words.ts";

type PaymentError = ResultError<keyof typeof errorWords>;

liveForm("live-loan", ({ price = "", cashDown = "", apr = "", months = "" }, live) => {
  const loan = calculateLoan({ price, cashDown, apr, months });
  if (!loan.ok) return showPaymentErrors(live, loan.errors);
  const { payment, ...amounts } = loan.value;
  showPayment(live, payment, [
    ["Amount financed", amounts.amountFinanced],
    ["Finance charge", amounts.financeCharge],
    ["Total of payments", amounts.totalOfPayments],
  ]);
});

liveForm("live-lease", ({ price = "", residual = "", moneyFactor = "", months = "", tax = "" }, live) => {
  const lease = calculateLease({ price, residual, moneyFactor, months, tax });
  if (!lease.ok) return showPaymentErrors(live, lease.errors);
  const { payment, ...parts } = lease.value;
  showPayment(live, payment, [
    ["Loss of value", parts.depreciation],
    ["Rent charge", parts.rent],
    ["Tax", parts.tax],
  ]);
});

function showPayment(live: LiveForm, payment: Cents, lines: AmountLine[]): void {
  showErrors(live, [], () => "");
  live.status.textContent = `${formatMoney(payment, "en", { cents: "always" })} a month`;
  live.output.replaceChildren(amountsTable(lines));
}

function showPaymentErrors(live: LiveForm, errors: readonly PaymentError[]): void {
  const placed = errors.map((error) => {
    const field = fieldOfError[error.code];
    return field && error.path.length === 0 ? { ...error, path: [field] } : error;
  });
  showErrors(live, placed, ({ code }) => errorWords[code]);
}

import type { Cents } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { estimateLoan } from "./estimate-loan.ts";
import { type FinanceResult, isAmountFromZero, MAX_CENTS } from "./finance-result.ts";
import type { FinanceSettings } from "./finance-settings.ts";
import type { PaymentTerms } from "./payment-terms.ts";

/** What a price is looked for: the most to pay a month, by which terms, for which model year. */
export type AffordablePriceInput = { payment: Cents; terms: PaymentTerms; year: number };

/**
 * Finds the highest price whose loan costs at most a payment: whole dollars in cents, with all fees. Tax is computed as
 * by `estimateLoan`, so that the estimate for this price shows the payment. 0 when what is owed on a trade alone costs
 * more.
 *
 * @returns cents, or `finance.invalid-amount` for a payment below 0, or the codes of `estimateLoan`
 * @example affordablePrice({ payment: 32_587, terms, year: 2024 }, settings) // { ok: true, value: 2_008_300 }
 */
export function affordablePrice(
  { payment, terms, year }: AffordablePriceInput,
  settings: FinanceSettings,
): FinanceResult<Cents> {
  if (!isAmountFromZero(payment)) return fail("finance.invalid-amount");
  const estimate = (dollars: number) => {
    const cents = dollars * 100;
    const price = { lines: [{ code: "vehicle" as const, cents }], total: cents };
    return estimateLoan({ price, year, ...terms }, settings);
  };
  const free = estimate(0);
  if (!free.ok) return free;
  // Without interest and tax a loan buys the most; half a cent more is rounded away in each payment.
  const most = (payment + 1) * terms.months + terms.cashDown + terms.tradeEquity;
  let highest = Math.ceil(Math.min(most, MAX_CENTS) / 100);
  let lowest = 0;
  while (lowest < highest) {
    const middle = Math.ceil((lowest + highest) / 2);
    const loan = estimate(middle);
    // A loan above the largest amount is refused, so it is not affordable.
    if (loan.ok && loan.value.payment <= payment) lowest = middle;
    else highest = middle - 1;
  }
  return succeed(lowest * 100);
}

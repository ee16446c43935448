import type { Cents } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { type CalendarDay, calendarDay, sortSeries } from "./calendar-day.ts";
import { type FinanceResult, isAmount, isTerm } from "./finance-result.ts";
import { solveRate } from "./solve-rate.ts";
import { unitPeriodOf, unitPeriodsBetween } from "./unit-period.ts";

/** An advance to the shopper or a payment by the shopper; `date` is `YYYY-MM-DD`. */
export type CashFlow = { date: string; cents: Cents };

/**
 * `apr.invalid-flow`: no advance, an invalid date or amount, or no payment after the first advance's day.
 * An amount must be whole cents above 0, below a billion dollars; at most 10,000 of a kind. `apr.no-rate`: no rate of 0
 * or more fits, as when payments are too low.
 */
export type AprErrorCode = "apr.invalid-flow" | "apr.no-rate";

/** `aprBp`: unrounded basis points a year. `periodsPerYear`: unit-periods a year, such as 12 for months. */
export type AnnualPercentageRate = { aprBp: number; periodsPerYear: number };

type Flow = CalendarDay & { cents: Cents };

/**
 * Calculates the annual percentage rate of closed-end credit by the actuarial method. See Regulation Z, 12 CFR 1026
 * Appendix J, and docs/product/payments.md, "Annual percentage rate".
 *
 * @param credit `advances`: amounts paid to the shopper, without prepaid finance charges; the first starts the term.
 * `payments`: amounts the shopper pays (`dueDates` lists regular dates)
 * @returns the rate and the unit-periods per year, or an error code
 * @example
 * annualPercentageRate({
 *   advances: [{ date: "2026-01-10", cents: 500_000 }],
 *   payments: dates.map((date) => ({ date, cents: 23_000 })), // the 10th of 24 months
 * }) // { ok: true, value: { aprBp: 968.5…, periodsPerYear: 12 } }
 */
export function annualPercentageRate(credit: {
  advances: readonly CashFlow[];
  payments: readonly CashFlow[];
}): FinanceResult<AnnualPercentageRate, AprErrorCode> {
  const advances = flowsOf(credit.advances, -1);
  const payments = flowsOf(credit.payments, 1);
  const [start] = advances;
  // A payment on the day of the first advance would lower the amount financed instead.
  if (!start || !payments[0] || payments[0].serial <= start.serial) return fail("apr.invalid-flow");

  const { unit, perYear } = unitPeriodOf([advances, [start, ...payments]]);
  const flows = [...payments, ...advances].map((flow) => ({
    cents: flow.cents,
    at: unitPeriodsBetween(start, flow, unit),
  }));
  // Interest is simple within a unit-period and compounds over whole ones (Appendix J (b)(6), (8)).
  const rate = solveRate((i) =>
    flows.reduce(
      (worth, { at, cents }) => worth + cents / ((1 + (at % 1) * i) * (1 + i) ** Math.floor(at)),
      0,
    ),
  );
  return rate === null
    ? fail("apr.no-rate")
    : succeed({ aprBp: rate * perYear * 10_000, periodsPerYear: perYear });
}

/** Sorts the flows by date and applies the sign; empty when any of them is invalid. */
function flowsOf(cashFlows: readonly CashFlow[], sign: number): Flow[] {
  if (!isTerm(cashFlows.length)) return [];
  const flows: Flow[] = [];
  for (const { date, cents } of cashFlows) {
    const day = calendarDay(date);
    if (!day || !isAmount(cents) || cents <= 0) return [];
    flows.push({ ...day, cents: sign * cents });
  }
  return sortSeries(flows);
}

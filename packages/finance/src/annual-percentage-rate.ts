import type { Cents } from "@forecourt/money";
import { type CalendarDay, calendarDay, inSeries } from "./calendar-day.ts";
import { solveRate } from "./solve-rate.ts";
import { unitPeriodOf, unitPeriodsBetween } from "./unit-period.ts";

/** An advance to the shopper or a payment by them: a date as `YYYY-MM-DD`, an amount in cents. */
export type CashFlow = { date: string; cents: Cents };

/**
 * `apr.invalid-flow`: no advance or no payment, a date that is none, a payment that is not after the first advance, or
 * an amount that is not a whole number of cents above 0. `apr.no-rate`: no rate from 0 up makes the payments worth the
 * advances, as when they are less.
 */
export type AprErrorCode = "apr.invalid-flow" | "apr.no-rate";

/** `aprBp`: basis points a year with their fraction, to be rounded where it is printed. */
export type AprResult =
  | { ok: true; aprBp: number; unitPeriodsPerYear: number }
  | { ok: false; error: { code: AprErrorCode } };

type Flow = CalendarDay & { cents: Cents };

/**
 * The annual percentage rate of closed-end credit by the actuarial method of Regulation Z, whatever the advances and
 * payments: 12 CFR 1026 Appendix J (docs/product/payments.md, "Annual percentage rate").
 *
 * @param credit `advances` are what the shopper gets, the amount financed without prepaid finance charges; the term
 * begins with the first. `payments` are what they pay back (`dueDates` lists regular dates)
 * @returns the rate and the number of unit-periods in a year that it is reckoned by, or why there is none
 * @example
 * annualPercentageRate({
 *   advances: [{ date: "2026-01-10", cents: 500_000 }],
 *   payments: dueDates({ first: "2026-02-10", count: 24, every: { months: 1 } }).map((date) => ({ date, cents: 23_000 })),
 * }) // { ok: true, aprBp: 968.5…, unitPeriodsPerYear: 12 }
 */
export function annualPercentageRate(credit: {
  advances: readonly CashFlow[];
  payments: readonly CashFlow[];
}): AprResult {
  const advances = flowsOf(credit.advances, -1);
  const payments = flowsOf(credit.payments, 1);
  const [start] = advances;
  // A payment on the first day is no payment: it lowers the amount financed.
  if (!start || !payments[0] || payments[0].serial <= start.serial) return fail("apr.invalid-flow");

  const { unit, perYear } = unitPeriodOf([advances, [start, ...payments]]);
  const flows = [...payments, ...advances].map((flow) => ({
    cents: flow.cents,
    at: unitPeriodsBetween(start, flow, unit),
  }));
  // Interest is simple over the fraction of a unit-period and compounds over the whole ones (Appendix J (b)(6), (8)).
  const rate = solveRate((i) =>
    flows.reduce(
      (worth, { at, cents }) => worth + cents / ((1 + (at % 1) * i) * (1 + i) ** Math.floor(at)),
      0,
    ),
  );
  return rate === null
    ? fail("apr.no-rate")
    : { ok: true, aprBp: rate * perYear * 10_000, unitPeriodsPerYear: perYear };
}

/** In order of time, with a sign; none when one of them is no date or no amount. */
function flowsOf(cashFlows: readonly CashFlow[], sign: number): Flow[] {
  const flows: Flow[] = [];
  for (const { date, cents } of cashFlows) {
    const day = calendarDay(date);
    if (!day || !Number.isInteger(cents) || cents <= 0) return [];
    flows.push({ ...day, cents: sign * cents });
  }
  return inSeries(flows);
}

const fail = (code: AprErrorCode): AprResult => ({ ok: false, error: { code } });

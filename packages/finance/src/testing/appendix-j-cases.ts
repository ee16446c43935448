import { cents } from "@forecourt/units";
import type { CashFlow } from "../annual-percentage-rate.ts";
import { dueDates } from "../due-dates.ts";
import { unwrap } from "./unwrap.ts";

/** A credit with the annual percentage rate that Regulation Z publishes for it; `perYear` is unit-periods per year. */
export type AppendixJCase = {
  example: string;
  advances: CashFlow[];
  payments: CashFlow[];
  percent: number;
  perYear: number;
};

const flow = (date: string, amount: number): CashFlow => ({ date, cents: cents(amount) });
const flows = (amount: number, count: number, first: string, every: { months?: number; days?: number }) =>
  unwrap(dueDates({ first, count, every })).map((date) => flow(date, amount));

/** The examples of 12 CFR 1026 Appendix J (c), https://www.consumerfinance.gov/rules-policy/regulations/1026/J/. */
export const appendixJCases: AppendixJCase[] = [
  {
    example: "(c)(1)(i) monthly, regular first period",
    advances: [flow("1978-01-10", 500_000)],
    payments: flows(23_000, 24, "1978-02-10", { months: 1 }),
    percent: 9.69,
    perYear: 12,
  },
  {
    example: "(c)(1)(ii) monthly, long first period",
    advances: [flow("1978-02-10", 600_000)],
    payments: flows(20_000, 36, "1978-04-01", { months: 1 }),
    percent: 11.82,
    perYear: 12,
  },
  {
    example: "(c)(1)(iii) on the 1st and 16th, short first period",
    advances: [flow("1978-02-23", 500_000)],
    payments: [
      ...flows(21_917, 12, "1978-03-01", { months: 1 }),
      ...flows(21_917, 12, "1978-03-16", { months: 1 }),
    ],
    percent: 10.34,
    perYear: 24,
  },
  {
    example: "(c)(1)(iv) quarterly, long first period",
    advances: [flow("1978-05-23", 1_000_000)],
    payments: flows(38_500, 40, "1978-10-01", { months: 3 }),
    percent: 8.97,
    perYear: 4,
  },
  {
    example: "(c)(1)(v) weekly, long first period",
    advances: [flow("1978-03-20", 50_000)],
    payments: flows(1_760, 30, "1978-04-21", { days: 7 }),
    percent: 14.96,
    perYear: 52,
  },
  {
    example: "(c)(2)(i) monthly, another first payment",
    advances: [flow("1978-01-10", 500_000)],
    payments: [flow("1978-02-10", 25_000), ...flows(23_000, 23, "1978-03-10", { months: 1 })],
    percent: 10.08,
    perYear: 12,
  },
  {
    example: "(c)(2)(ii) every 4 weeks, long first period, another first payment",
    advances: [flow("1978-03-18", 40_000)],
    payments: [flow("1978-04-20", 3_950), ...flows(3_831, 11, "1978-05-18", { days: 28 })],
    percent: 28.5,
    perYear: 13,
  },
  {
    example: "(c)(3)(i) monthly, another last payment",
    advances: [flow("1978-01-10", 500_000)],
    payments: [...flows(23_000, 23, "1978-02-10", { months: 1 }), flow("1980-01-10", 28_000)],
    percent: 10.5,
    perYear: 12,
  },
  {
    example: "(c)(3)(ii) every 2 weeks, short first period, another last payment",
    advances: [flow("1978-04-03", 20_000)],
    payments: [...flows(950, 19, "1978-04-11", { days: 14 }), flow("1979-01-02", 3_000)],
    percent: 12.22,
    perYear: 26,
  },
  {
    example: "(c)(4)(i) monthly, another first and last payment",
    advances: [flow("1978-01-10", 500_000)],
    payments: [
      flow("1978-02-10", 25_000),
      ...flows(23_000, 22, "1978-03-10", { months: 1 }),
      flow("1980-01-10", 28_000),
    ],
    percent: 10.9,
    perYear: 12,
  },
  {
    example: "(c)(4)(ii) every 2 months, short first period, another first and last payment",
    advances: [flow("1978-01-10", 800_000)],
    payments: [
      flow("1978-03-01", 44_936),
      ...flows(46_500, 18, "1978-05-01", { months: 2 }),
      flow("1981-05-01", 20_000),
    ],
    percent: 7.3,
    perYear: 6,
  },
  {
    example: "(c)(5)(i) one payment, term in days",
    advances: [flow("1978-01-03", 100_000)],
    payments: [flow("1978-09-15", 108_000)],
    percent: 11.45,
    perYear: 365 / 255,
  },
  {
    example: "(c)(5)(ii) one payment, term in whole months",
    advances: [flow("1978-07-15", 100_000)],
    payments: [flow("1979-01-15", 104_400)],
    percent: 8.8,
    perYear: 2,
  },
  {
    example: "(c)(5)(iii) one payment after a year and a half",
    advances: [flow("1978-01-17", 100_000)],
    payments: [flow("1979-07-17", 113_519)],
    percent: 8.76,
    perYear: 1,
  },
  {
    example: "(c)(5)(iv) one payment after two years",
    advances: [flow("1978-01-03", 100_000)],
    payments: [flow("1980-01-03", 124_000)],
    percent: 11.36,
    perYear: 1,
  },
  {
    example: "(c)(6)(ii) skipped months and single payments",
    advances: [flow("1978-03-03", 735_000)],
    payments: [
      ...flows(100_000, 3, "1978-09-15", { months: 1 }),
      flow("1979-03-15", 200_000),
      ...flows(75_000, 3, "1979-09-15", { months: 1 }),
      flow("1980-02-01", 100_000),
    ],
    percent: 10.22,
    perYear: 12,
  },
];

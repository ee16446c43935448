import { type CalendarDay, type Interval, monthsBack, serialOf } from "./calendar-day.ts";

/** The unit-period of Regulation Z: months or days; `months` is 0.5 for a semimonth and 12 for a year. */
export type UnitPeriod = Interval;

const YEAR: UnitPeriod = { months: 12, days: 0 };
const SEMIMONTH: UnitPeriod = { months: 0.5, days: 0 };
const DAYS_OF_YEAR = 365;
const WEEKS_OF_YEAR = 52;

/** The length of an interval in days, for comparing: a month is 30 days, a year 365. */
function lengthOf({ months, days }: UnitPeriod): number {
  return months === 12 ? DAYS_OF_YEAR : months * 30 + days;
}

/** The possible unit-periods between a date of a series and the next. */
function candidatePeriods(series: readonly CalendarDay[], index: number): UnitPeriod[] {
  const [before, day, next, after] = [-1, 0, 1, 2].map((step) => series[index + step]);
  const days = next!.serial - day!.serial;
  const whole = monthsBack(day!, next!);
  if (days === 0) return [];
  if (whole.months >= 12) return [YEAR];
  const found = whole.days > 0 ? [] : [whole];
  if (whole.days > 0 || days % 7 === 0) found.push({ months: 0, days });
  // A semimonth: about half a month, and together with the previous or next period exactly a month.
  const isPaired = isOneMonth(before, next) || isOneMonth(day, after);
  if (isPaired && Math.abs(days - 15) <= 2) found.push(SEMIMONTH);
  return found;
}

function isOneMonth(earlier?: CalendarDay, later?: CalendarDay): boolean {
  if (!earlier || !later) return false;
  return isSame(monthsBack(earlier, later), { months: 1, days: 0 });
}

function isSame(a: Interval, b: Interval): boolean {
  return a.months === b.months && a.days === b.days;
}

/** Finds the nearest of a day, a semimonth, 1–52 weeks and 1–12 months; the shorter of two. */
function nearestStandardInterval(length: number): UnitPeriod {
  const distance = (unit: UnitPeriod) => Math.abs(lengthOf(unit) - length);
  const intervals: UnitPeriod[] = [{ months: 0, days: 1 }, SEMIMONTH];
  for (let count = 1; count <= WEEKS_OF_YEAR; count += 1) {
    intervals.push({ months: 0, days: count * 7 }, { months: Math.min(count, 12), days: 0 });
  }
  return intervals.sort((a, b) => distance(a) - distance(b) || lengthOf(a) - lengthOf(b))[0]!;
}

/**
 * Determines the unit-period of a transaction and how many there are in a year. See 12 CFR 1026 Appendix J (b)(4) and
 * (5), and docs/product/payments.md, "Annual percentage rate":
 * - the most frequent period that occurs at least twice, the shorter of two equally frequent;
 * - otherwise the standard interval nearest to the average period;
 * - with one advance and one payment, the term, at most a year.
 *
 * @param allSeries the advances and the payments, both sorted by date from the term's start
 */
export function unitPeriodOf(allSeries: readonly (readonly CalendarDay[])[]): {
  unit: UnitPeriod;
  perYear: number;
} {
  const periods = allSeries
    .flatMap((series) => series.slice(1).map((_, index) => candidatePeriods(series, index)))
    .filter((period) => period.length > 0);
  const found = periods.flat();
  const [common] = found
    .map((unit) => ({ unit, count: found.filter((other) => isSame(other, unit)).length }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || lengthOf(a.unit) - lengthOf(b.unit));
  const isSingle = periods.length === 1;
  const days = allSeries.reduce((sum, series) => sum + series.at(-1)!.serial - series[0]!.serial, 0);
  const unit = common?.unit ?? (isSingle ? periods[0]![0]! : nearestStandardInterval(days / periods.length));
  // A repeated period of weeks divides a year of 52 weeks; a single term divides 365 days.
  const daysOfYear = unit.days % 7 === 0 && !isSingle ? WEEKS_OF_YEAR * 7 : DAYS_OF_YEAR;
  return { unit, perYear: unit.months > 0 ? 12 / unit.months : daysOfYear / unit.days };
}

/** Counts the unit-periods between two days, with a fraction (Appendix J (b)(5)). */
export function unitPeriodsBetween(earlier: CalendarDay, later: CalendarDay, unit: UnitPeriod): number {
  if (unit.days > 0) return (later.serial - earlier.serial) / unit.days;
  const { months, days } = monthsBack(earlier, later);
  if (unit.months < 12) return (months * 30 + days) / (unit.months * 30);
  if (days === 0) return months / 12;
  const years = Math.floor(months / 12);
  return years + (serialOf(later.month - years * 12, later.day) - earlier.serial) / DAYS_OF_YEAR;
}

import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import type { ApplicationCode } from "./application-codes.ts";

type BirthDate = Result<string, ResultError<Extract<ApplicationCode, "birth-date" | "age">>>;

/** The age of majority for a loan; in a few states it is higher, which the lender checks. */
const MIN_AGE = 18;
const MAX_AGE = 120;

const MONTH_FIRST = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * Reads a birth date, month first as in the United States: `04/23/1988`, `4-23-1988`, `04231988`, `1988-04-23`.
 *
 * @param today `YYYY-MM-DD` in the dealership's time zone
 * @example readBirthDate("4/23/1988", "2026-11-25") // { ok: true, value: "1988-04-23" }
 */
export function readBirthDate(text: string, today: string): BirthDate {
  const value = isoDate(text);
  if (value === null || value > today) return fail("birth-date");
  const age = ageOn(value, today);
  if (age > MAX_AGE) return fail("birth-date");
  return age < MIN_AGE ? fail("age") : succeed(value);
}

function isoDate(text: string): string | null {
  const yearFirst = YEAR_FIRST.exec(text);
  const [, month, day, year] = MONTH_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  const parts = yearFirst ? yearFirst.slice(1) : [year, month, day];
  const iso = parts.map((part) => (part ?? "").padStart(2, "0")).join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && iso.length === 10
    ? iso
    : null;
}

/** Whole years between two dates; a birthday on 29 February is reached on 1 March of other years. */
function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

import type { Cents } from "@forecourt/money";
import type { Result, ResultError } from "@forecourt/result";

/**
 * Why a calculation was refused. NaN and infinities are refused everywhere.
 * - `finance.invalid-amount`: not whole cents, a billion dollars or more, or negative where that has no meaning.
 * - `finance.invalid-rate`: negative, over 900 % a year, or not whole where it must be.
 * - `finance.invalid-term`: not a whole number of payments from 1 to 10,000.
 * - `finance.invalid-score`: not a whole number from 0 to 900, or a range with such a limit.
 * - `finance.invalid-year`: not a whole model year. `finance.invalid-date`: no such day, or an interval of nothing.
 * - `finance.payment-too-low`: the payment never repays the debt.
 * - `finance.no-rate`: no rate from 0 up fits the payments.
 * - `finance.too-large`: the result would not be exact.
 */
export type FinanceErrorCode =
  | "finance.invalid-amount"
  | "finance.invalid-rate"
  | "finance.invalid-term"
  | "finance.invalid-score"
  | "finance.invalid-year"
  | "finance.invalid-date"
  | "finance.payment-too-low"
  | "finance.no-rate"
  | "finance.too-large";

/** A value, or one error with the code of a refusal. Its path is empty: a calculation is refused as a whole. */
export type FinanceResult<Value, Code extends string = FinanceErrorCode> = Result<Value, ResultError<Code>>;

/** A cent below a billion dollars: the product with every accepted rate is a safe integer. */
export const MAX_CENTS = 99_999_999_999;
/** 900 % a year, basis points. */
const MAX_RATE_BP = 90_000;
/** A hundred percent in a period is a debt of days; the limit only keeps results finite. */
const MAX_RATE_PER_PERIOD = 1e6;
const MAX_PERIODS = 10_000;
/** The top of the industry's scales: auto scores end at 900, base scores at 850. */
const MAX_SCORE = 900;

export const isAmount = (cents: Cents): boolean => Number.isInteger(cents) && Math.abs(cents) <= MAX_CENTS;
export const isAmountFromZero = (cents: Cents): boolean => isAmount(cents) && cents >= 0;
/** A debt before rounding. */
export const isUnroundedAmount = (cents: number): boolean =>
  Number.isFinite(cents) && Math.abs(cents) <= MAX_CENTS;
export const isYearlyRate = (bp: number): boolean => Number.isFinite(bp) && bp >= 0 && bp <= MAX_RATE_BP;
export const isWholeRate = (bp: number): boolean => isYearlyRate(bp) && Number.isInteger(bp);
export const isRatePerPeriod = (rate: number): boolean =>
  Number.isFinite(rate) && rate >= 0 && rate <= MAX_RATE_PER_PERIOD;
/** A share of one, in whole parts of `whole`. */
export const isShare = (parts: number, whole: number): boolean =>
  Number.isInteger(parts) && parts >= 0 && parts <= whole;
export const isTerm = (periods: number): boolean =>
  Number.isInteger(periods) && periods >= 1 && periods <= MAX_PERIODS;
export const isCreditScore = (score: number): boolean =>
  Number.isInteger(score) && score >= 0 && score <= MAX_SCORE;

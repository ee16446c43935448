import { addDays, wallTimeOf } from "@forecourt/calendar";
import { type Failure, nestErrors, type Result, type ResultError, succeed } from "@forecourt/result";
import type { Cents } from "@forecourt/units";
import { checkPrices } from "./check-prices.ts";
import { modelAge } from "./model-age.ts";
import type { OfferSettings } from "./offer-settings.ts";
import { offerTiers } from "./offer-tiers.ts";
import type { Questionnaire } from "./questionnaire.ts";
import type { AnswerErrorCode, Answers } from "./read-answer.ts";
import { requestPrices } from "./request-prices.ts";
import { CONDITION_QUESTION, REMAINING_BALANCE_QUESTION } from "./reserved-questions.ts";
import type { Facts } from "./rule.ts";
import type { TradeInVehicle } from "./trade-in-vehicle.ts";
import { validateAnswers } from "./validate-answers.ts";
import type { Valuation } from "./valuation.ts";
import {
  type ProvidedPrices,
  UNVALUED_CODES,
  type ValuationProvider,
  type VehicleCondition,
} from "./valuation-provider.ts";

/** The input of a valuation except the vehicle's prices. Questionnaire and settings must be validated. */
export type TradeIn = {
  vehicle: TradeInVehicle;
  questionnaire: Questionnaire;
  answers: Answers;
  settings: OfferSettings;
  now: Date;
  /** The dealership's IANA time zone. */
  timeZone: string;
};

/**
 * A missing or wrong answer, or a year or mileage that is no whole number. Its path is within the trade-in:
 * `["answers", "condition"]`, `["vehicle", "mileage"]`.
 */
export type TradeInError = ResultError<AnswerErrorCode | VehicleErrorCode>;
/** Why the vehicle cannot be valued as given. */
export type VehicleErrorCode = "vehicle.year" | "vehicle.mileage";

/** `providerError`: why the provider's prices could not be used, for the operator; the shopper sees `unavailable`. */
export type ValuationResult = Result<
  { valuation: Valuation; providerError: { code: string } | null },
  TradeInError
>;

/**
 * Calculates the offers for a vehicle, or the reason why it must be seen first.
 *
 * `bring-vehicle-in` excludes the other tiers. Otherwise there is `cash-now`, and `more-cash-later` if it pays more
 * (docs/product/trade-in.md, "Offer tiers"). Without prices, or with impossible ones, the vehicle must be seen. An
 * offer is never 0 instead.
 *
 * @param provided the valuation provider's result
 * @returns the valuation, the errors of `validateAnswers` under `answers`, or those of the vehicle
 * @example valueTradeIn(tradeIn, { ok: true, value: { adjusted_whole_rough: 900_000 } })
 */
export function valueTradeIn(tradeIn: TradeIn, provided: ProvidedPrices): ValuationResult {
  const { vehicle, questionnaire, settings, now, timeZone } = tradeIn;
  const wrong = vehicleErrors(vehicle);
  if (wrong) return wrong;
  const validated = validateAnswers(questionnaire, tradeIn.answers);
  if (!validated.ok) {
    const [first, ...others] = nestErrors<TradeInError>("answers", validated.errors);
    return { ok: false, errors: [first!, ...others] };
  }
  const answered = validated.value;
  const prices = checkPrices(provided);
  const unvalued = prices.ok ? undefined : UNVALUED_CODES.find((code) => code === prices.errors[0].code);
  const answers = Object.fromEntries(answered.map(({ questionId, answer }) => [questionId, answer]));
  const facts: Facts = {
    vehicle: { ...vehicle, age: modelAge(vehicle.year, now, timeZone) },
    vehicle_price: (prices.ok && prices.value) || {},
    answers,
  };
  const remainingBalance = Number(answers[REMAINING_BALANCE_QUESTION] ?? 0) as Cents;
  const { date, time } = wallTimeOf(now, timeZone);
  const valuation: Valuation = {
    ...offerTiers(settings, {
      questionnaire,
      answered,
      facts,
      remainingBalance,
      unpriced: prices.ok ? "no-value" : (unvalued ?? "unavailable"),
    }),
    remainingBalance,
    answeredQuestions: answered,
    selectedOptions: vehicle.selectedOptions ?? [],
    plate: vehicle.plate ?? null,
    state: vehicle.state ?? null,
    mileage: vehicle.mileage,
    exteriorColor: vehicle.exteriorColor ?? null,
    date,
    time,
    validThrough: addDays(date, settings.validDays),
  };
  return succeed({
    valuation,
    providerError: prices.ok || unvalued ? null : { code: prices.errors[0].code },
  });
}

function vehicleErrors({ year, mileage }: TradeInVehicle): Failure<TradeInError> | null {
  const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;
  const errors: TradeInError[] = [
    ...(isWhole(year) ? [] : [{ path: ["vehicle", "year"], code: "vehicle.year" as const }]),
    ...(isWhole(mileage) ? [] : [{ path: ["vehicle", "mileage"], code: "vehicle.mileage" as const }]),
  ];
  const [first, ...others] = errors;
  return first ? { ok: false, errors: [first, ...others] } : null;
}

/**
 * Requests the vehicle's prices from a valuation provider and calculates the offers.
 *
 * Sends no request when answers are missing or when the vehicle must be seen. A provider that throws, answers nonsense or
 * outlasts the signal has failed: the reason is `unavailable`, `providerError` has the code.
 *
 * @returns the valuation, or the errors of `validateAnswers` under `answers`
 * @example await requestValuation(tradeIn, builtInValuation(), { signal: AbortSignal.timeout(10_000) })
 */
export async function requestValuation(
  tradeIn: TradeIn,
  provider: ValuationProvider,
  options?: { signal?: AbortSignal },
): Promise<ValuationResult> {
  const unpriced = valueTradeIn(tradeIn, { ok: true, value: null });
  if (!unpriced.ok || unpriced.value.valuation.bringVehicleIn?.reason === "rules") return unpriced;
  const { vehicle, now, timeZone } = tradeIn;
  const condition = unpriced.value.valuation.answeredQuestions.find(
    ({ questionId }) => questionId === CONDITION_QUESTION,
  )?.answer as VehicleCondition | undefined;
  const age = modelAge(vehicle.year, now, timeZone);
  return valueTradeIn(tradeIn, await requestPrices(provider, { ...vehicle, age, condition }, options));
}

import { addDays, wallTimeOf } from "@forecourt/calendar";
import { modelAge } from "./model-age.ts";
import type { OfferSettings } from "./offer-settings.ts";
import { offerTiers } from "./offer-tiers.ts";
import type { Questionnaire } from "./questionnaire.ts";
import type { Answers } from "./read-answer.ts";
import { CONDITION_QUESTION, REMAINING_BALANCE_QUESTION } from "./reserved-questions.ts";
import type { Facts } from "./rule.ts";
import type { TradeInVehicle } from "./trade-in-vehicle.ts";
import { type AnswerError, validateAnswers } from "./validate-answers.ts";
import type { Valuation } from "./valuation.ts";
import {
  type ProvidedPrices,
  type ValuationProvider,
  VEHICLE_PRICE_KEYS,
  type VehicleCondition,
  type VehiclePrices,
} from "./valuation-provider.ts";

/** A cent below a billion dollars, so that percentages stay exact. */
const MAX_CENTS = 99_999_999_999;

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

export type ValuationResult = { ok: true; valuation: Valuation } | { ok: false; errors: AnswerError[] };

/**
 * Calculates the offers for a vehicle, or the reason why it must be seen first.
 *
 * `bring-vehicle-in` excludes the other tiers. Otherwise there is `cash-now`, and `more-cash-later` if it pays more
 * (docs/product/trade-in.md, "Offer tiers"). Without prices the vehicle must be seen; an offer is never 0 instead.
 *
 * @param provided the valuation provider's result
 * @returns the valuation, or the errors of `validateAnswers`
 * @example valueTradeIn(tradeIn, { ok: true, value: { adjusted_whole_rough: 900_000 } })
 */
export function valueTradeIn(tradeIn: TradeIn, provided: ProvidedPrices): ValuationResult {
  const { vehicle, questionnaire, settings, now, timeZone } = tradeIn;
  const validated = validateAnswers(questionnaire, tradeIn.answers);
  if (!validated.ok) return validated;
  const { answeredQuestions: answered } = validated;
  const answers = Object.fromEntries(answered.map(({ questionId, answer }) => [questionId, answer]));
  const facts: Facts = {
    vehicle: { ...vehicle, age: modelAge(vehicle.year, now, timeZone) },
    vehicle_price: provided.ok ? knownPrices(provided.value) : {},
    answers,
  };
  const remainingBalance = Number(answers[REMAINING_BALANCE_QUESTION] ?? 0);
  const { date, time } = wallTimeOf(now, timeZone);
  const valuation: Valuation = {
    ...offerTiers(settings, {
      questionnaire,
      answered,
      facts,
      remainingBalance,
      unpriced: provided.ok ? "no-value" : "unavailable",
    }),
    remainingBalance,
    answeredQuestions: answered,
    selectedOptions: vehicle.selectedOptions ?? [],
    plate: vehicle.plate ?? null,
    state: vehicle.state ?? null,
    mileage: vehicle.mileage,
    exteriorcolor: vehicle.exteriorcolor ?? null,
    date,
    time,
    validThrough: addDays(date, settings.validDays),
  };
  return { ok: true, valuation };
}

/**
 * Requests the vehicle's prices from a valuation provider and calculates the offers.
 *
 * Sends no request when answers are missing or when the vehicle must be seen.
 *
 * @returns the valuation, or the errors of `validateAnswers`
 * @example await requestValuation(tradeIn, builtInValuation(), { signal: AbortSignal.timeout(10_000) })
 */
export async function requestValuation(
  tradeIn: TradeIn,
  provider: ValuationProvider,
  options?: { signal?: AbortSignal },
): Promise<ValuationResult> {
  const unpriced = valueTradeIn(tradeIn, { ok: true, value: null });
  if (!unpriced.ok || unpriced.valuation.bringVehicleIn?.reason === "rules") return unpriced;
  const { vehicle, now, timeZone } = tradeIn;
  const condition = unpriced.valuation.answeredQuestions.find(
    ({ questionId }) => questionId === CONDITION_QUESTION,
  )?.answer as VehicleCondition | undefined;
  const age = modelAge(vehicle.year, now, timeZone);
  return valueTradeIn(tradeIn, await provider.vehiclePrices({ ...vehicle, age, condition }, options));
}

/** Drops prices that are not positive integers within the maximum. */
function knownPrices(prices: VehiclePrices | null): VehiclePrices {
  const known = VEHICLE_PRICE_KEYS.flatMap((key) => {
    const price = prices?.[key] ?? 0;
    return Number.isSafeInteger(price) && price > 0 && price <= MAX_CENTS ? [[key, price]] : [];
  });
  return Object.fromEntries(known);
}

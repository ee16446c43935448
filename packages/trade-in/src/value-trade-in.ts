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

/** A billion dollars less a cent; percentages of it are still exact. */
const MOST = 99_999_999_999;

/** Everything a valuation follows from but the vehicle's prices. Questionnaire and settings have been checked. */
export type TradeIn = {
  vehicle: TradeInVehicle;
  questionnaire: Questionnaire;
  answers: Answers;
  settings: OfferSettings;
  now: Date;
  /** The dealership's, IANA name. */
  timeZone: string;
};

export type ValuationResult = { ok: true; valuation: Valuation } | { ok: false; errors: AnswerError[] };

/**
 * The offers for a vehicle whose prices are known, or why it has to be seen first.
 *
 * `bring-vehicle-in` wins alone; otherwise `cash-now` is there, and `more-cash-later` beside it when it brings more
 * (docs/product/trade-in.md, "Offer tiers"). Without prices the vehicle has to be seen; there is no offer of 0 in
 * their place.
 *
 * @param provided what a valuation provider answered
 * @returns the valuation, or the faults of `validateAnswers`
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
 * Asks a valuation provider what the vehicle is worth and makes the offers of it.
 *
 * The provider is not asked when answers are missing or when the dealership's rules want to see the vehicle anyway.
 *
 * @returns the valuation, or the faults of `validateAnswers`
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

/** A price that is no positive amount of whole cents, or beyond all sense, is none. */
function knownPrices(prices: VehiclePrices | null): VehiclePrices {
  const known = VEHICLE_PRICE_KEYS.flatMap((key) => {
    const price = prices?.[key] ?? 0;
    return Number.isSafeInteger(price) && price > 0 && price <= MOST ? [[key, price]] : [];
  });
  return Object.fromEntries(known);
}

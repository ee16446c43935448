import { type Questionnaire, shownCategories, startTradeIn, tradeInReducer } from "@forecourt/trade-in";
import type { TradeInEntry } from "./own-vehicle.ts";

/** The step that finds the vehicle, and the one that asks for the shopper's details. Others are categories. */
export const VEHICLE_STEP = "vehicle";
export const CONTACT_STEP = "contact";

/**
 * The steps of a valuation in order: the vehicle, the questionnaire's categories, the shopper's details.
 *
 * @example flowSteps(questionnaire, {}) // ["vehicle", "condition", …, "contact"]
 */
export function flowSteps(questionnaire: Questionnaire, answers: TradeInEntry["answers"]): string[] {
  const categories = shownCategories(questionnaire, answers).map(({ categoryId }) => categoryId);
  return [VEHICLE_STEP, ...categories, CONTACT_STEP];
}

/**
 * The step that an address opens: the asked one, or the first that lacks something before it. The questionnaire's own
 * navigation decides about its categories.
 *
 * @param asked its number, from 1
 */
export function openedStep(questionnaire: Questionnaire, entry: TradeInEntry, asked: number): string {
  const steps = flowSteps(questionnaire, entry.answers);
  const wanted = steps[asked - 1] ?? VEHICLE_STEP;
  if (wanted === VEHICLE_STEP || entry.vehicle?.mileage === undefined) return VEHICLE_STEP;
  const start = startTradeIn(questionnaire, entry.answers);
  if (wanted === CONTACT_STEP) return furthestStep(questionnaire, entry);
  const { categoryId } = tradeInReducer(questionnaire, start, { type: "go-to", categoryId: wanted });
  return categoryId ?? CONTACT_STEP;
}

/** The first category that lacks an answer; the contact step when none does. */
function furthestStep(questionnaire: Questionnaire, { answers }: TradeInEntry): string {
  let state = startTradeIn(questionnaire, answers);
  for (let step = 0; step < questionnaire.categories.length; step += 1) {
    const next = tradeInReducer(questionnaire, state, { type: "next" });
    if (next.categoryId === state.categoryId) return state.categoryId ?? CONTACT_STEP;
    state = next;
  }
  return state.categoryId ?? CONTACT_STEP;
}

/**
 * The step that a number asks for, before anything is known of the entry. The last step needs one.
 */
export function askedStep(questionnaire: Questionnaire, asked: number): string {
  const step = flowSteps(questionnaire, {})[asked - 1] ?? VEHICLE_STEP;
  return step === CONTACT_STEP ? VEHICLE_STEP : step;
}

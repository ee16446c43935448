import type { Questionnaire } from "./questionnaire.ts";
import { currentStep, shownCategories, type TradeInState } from "./trade-in-reducer.ts";
import { answeredQuestions, validateAnswers } from "./validate-answers.ts";

/** How far a shopper has come. Everything is counted with the answers of this moment, which may change it. */
export type TradeInProgress = {
  /** "Step 2 of 4": from 1, and `steps` after the last category. */
  step: number;
  steps: number;
  /** Questions with an answer that counts. */
  answered: number;
  /** Questions that still need an answer, the valuation provider's own included. */
  remaining: number;
};

/**
 * How far a shopper has come and what remains (docs/product/trade-in.md, "Navigation").
 *
 * @example tradeInProgress(questionnaire, startTradeIn(questionnaire)) // { step: 1, steps: 3, answered: 0, remaining: 4 }
 */
export function tradeInProgress(questionnaire: Questionnaire, state: TradeInState): TradeInProgress {
  const { answers, categoryId } = state;
  const shown = shownCategories(questionnaire, answers);
  const validated = validateAnswers(questionnaire, answers);
  return {
    step: Math.min(currentStep(questionnaire, answers, categoryId) + 1, shown.length),
    steps: shown.length,
    answered: answeredQuestions(questionnaire, answers).length,
    remaining: shown.reduce(
      (sum, category) => sum + category.blackBookQuestionsRemaining,
      validated.ok ? 0 : validated.errors.length,
    ),
  };
}

import type { Questionnaire } from "./questionnaire.ts";
import { currentStep, shownCategories, type TradeInState } from "./trade-in-reducer.ts";
import { answeredQuestions, validateAnswers } from "./validate-answers.ts";

/** Progress through the questionnaire, calculated with the current answers. */
export type TradeInProgress = {
  /** "Step 2 of 4": starts at 1 and equals `steps` after the last category. */
  step: number;
  steps: number;
  /** Number of shown questions with a valid answer. */
  answered: number;
  /** Number of unanswered questions, including the valuation provider's. */
  remaining: number;
};

/**
 * Calculates the shopper's progress (docs/product/trade-in.md, "Navigation").
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

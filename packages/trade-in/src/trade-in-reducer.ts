import type { QuestionCategory, Questionnaire } from "./questionnaire.ts";
import type { Answers } from "./read-answer.ts";
import { shownQuestions } from "./shown-questions.ts";
import { validateAnswers } from "./validate-answers.ts";

/** The current category, `null` after the last, and all values entered so far. Serialisable. */
export type TradeInState = { categoryId: string | null; answers: Answers };

/** A shopper's action. An empty answer removes the answer. */
export type TradeInAction =
  | { type: "answer"; questionId: string; value: string }
  | { type: "next" }
  | { type: "back" }
  | { type: "go-to"; categoryId: string };

/**
 * Lists the categories with a shown question or with questions of the provider.
 *
 * @example shownCategories(questionnaire, answers).length // the number of steps
 */
export function shownCategories(questionnaire: Questionnaire, answers: Answers): QuestionCategory[] {
  return questionnaire.categories.filter(
    ({ categoryId, blackBookQuestionsRemaining }) =>
      blackBookQuestionsRemaining > 0 || shownQuestions(questionnaire, answers, categoryId).length > 0,
  );
}

/**
 * Creates the state at the first category, empty or with saved answers.
 *
 * @example const [state, dispatch] = useReducer(tradeInReducer.bind(null, questionnaire), startTradeIn(questionnaire));
 */
export function startTradeIn(questionnaire: Questionnaire, answers: Answers = {}): TradeInState {
  return stepTo(questionnaire, answers, 0);
}

/**
 * Calculates the next state (docs/product/trade-in.md, "Navigation").
 *
 * Navigation never passes an incomplete category and skips categories without questions. Answers of questions that
 * become hidden are kept and ignored until they are shown again. Unknown questions and categories change nothing.
 *
 * @example tradeInReducer(questionnaire, state, { type: "answer", questionId: "condition", value: "good" })
 */
export function tradeInReducer(
  questionnaire: Questionnaire,
  state: TradeInState,
  action: TradeInAction,
): TradeInState {
  const { answers } = state;
  switch (action.type) {
    case "answer": {
      if (!questionnaire.questions.some(({ questionId }) => questionId === action.questionId)) return state;
      const changed = { ...answers, [action.questionId]: action.value };
      return stepTo(questionnaire, changed, currentStep(questionnaire, changed, state.categoryId));
    }
    case "next":
      return stepTo(questionnaire, answers, currentStep(questionnaire, answers, state.categoryId) + 1);
    case "back":
      return stepTo(questionnaire, answers, currentStep(questionnaire, answers, state.categoryId) - 1);
    case "go-to": {
      const step = shownCategories(questionnaire, answers).findIndex(
        ({ categoryId }) => categoryId === action.categoryId,
      );
      return step < 0 ? state : stepTo(questionnaire, answers, step);
    }
  }
}

/** The step of a category; the previous step if the category is now empty, and the step count for `null`. */
export function currentStep(
  questionnaire: Questionnaire,
  answers: Answers,
  categoryId: string | null,
): number {
  const shown = shownCategories(questionnaire, answers);
  if (categoryId === null) return shown.length;
  const order = questionnaire.categories.map((category) => category.categoryId);
  return shown.findLastIndex((category) => order.indexOf(category.categoryId) <= order.indexOf(categoryId));
}

/** Creates the state at a step, or at the first incomplete step before it. */
function stepTo(questionnaire: Questionnaire, answers: Answers, step: number): TradeInState {
  const shown = shownCategories(questionnaire, answers);
  const incomplete = shown.findIndex(
    ({ categoryId }) => !validateAnswers(questionnaire, answers, categoryId).ok,
  );
  const last = incomplete < 0 ? shown.length : incomplete;
  return { categoryId: shown[Math.max(0, Math.min(step, last))]?.categoryId ?? null, answers };
}

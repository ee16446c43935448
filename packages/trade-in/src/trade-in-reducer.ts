import type { QuestionCategory, Questionnaire } from "./questionnaire.ts";
import type { Answers } from "./read-answer.ts";
import { shownQuestions } from "./shown-questions.ts";
import { validateAnswers } from "./validate-answers.ts";

/** Where a shopper is, `null` after the last category, and everything entered so far. Plain data: keep it anywhere. */
export type TradeInState = { categoryId: string | null; answers: Answers };

/** What a shopper does. An answer is what was entered; an empty one takes it back. */
export type TradeInAction =
  | { type: "answer"; questionId: string; value: string }
  | { type: "next" }
  | { type: "back" }
  | { type: "go-to"; categoryId: string };

/**
 * The categories that have something to ask with these answers: a question that is shown, or the provider's own.
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
 * A questionnaire at its first category, empty or with answers from before.
 *
 * @example const [state, dispatch] = useReducer(tradeInReducer.bind(null, questionnaire), startTradeIn(questionnaire));
 */
export function startTradeIn(questionnaire: Questionnaire, answers: Answers = {}): TradeInState {
  return stepTo(questionnaire, answers, 0);
}

/**
 * What follows from a shopper's action (docs/product/trade-in.md, "Navigation").
 *
 * No step leads past a category whose answers are incomplete, and none to a category with nothing to ask. Answers are
 * only ever replaced: what a changed answer hides is kept, does not count, and is there again when it is shown again.
 * Unknown questions and categories change nothing.
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

/** The step a category is; the one before it when it has nothing to ask any more, and the number of steps for `null`. */
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

/** The state at a step, or at the first incomplete one when that comes before it. */
function stepTo(questionnaire: Questionnaire, answers: Answers, step: number): TradeInState {
  const shown = shownCategories(questionnaire, answers);
  const incomplete = shown.findIndex(
    ({ categoryId }) => !validateAnswers(questionnaire, answers, categoryId).ok,
  );
  const last = incomplete < 0 ? shown.length : incomplete;
  return { categoryId: shown[Math.max(0, Math.min(step, last))]?.categoryId ?? null, answers };
}

import {
  type AnswerError,
  type Answers,
  type Questionnaire,
  tradeInReducer,
  validateAnswers,
} from "@forecourt/trade-in";
import { CONTACT_STEP } from "#shared/trade-in/flow-steps.ts";

export type AnsweredCategory = {
  answers: Answers;
  /** The step that follows: the next category, the contact step, or the same one. */
  step: string;
  /** Errors of the questions that the form had. */
  errors: AnswerError[];
};

/**
 * Carries out a category's form, in the browser and on the server alike. A question that its answers newly show was not
 * in the form: the step stays and shows it, without an error.
 *
 * @param asked the ids of the form's questions
 * @param values by question id; a question without a value was left empty
 * @example answerCategory(questionnaire, "history", {}, ["accidents"], { accidents: "minor" }).step // "history"
 */
export function answerCategory(
  questionnaire: Questionnaire,
  categoryId: string,
  before: Answers,
  asked: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): AnsweredCategory {
  const answered = asked.reduce(
    (state, questionId) =>
      tradeInReducer(questionnaire, state, { type: "answer", questionId, value: values[questionId] ?? "" }),
    { categoryId: categoryId as string | null, answers: before },
  );
  const { answers } = answered;
  const validated = validateAnswers(questionnaire, answers, categoryId);
  if (!validated.ok) {
    const errors = validated.errors.filter(({ path: [questionId] }) => asked.includes(questionId));
    return { answers, step: categoryId, errors };
  }
  const next = tradeInReducer(questionnaire, { answers, categoryId }, { type: "next" });
  return { answers, step: next.categoryId ?? CONTACT_STEP, errors: [] };
}

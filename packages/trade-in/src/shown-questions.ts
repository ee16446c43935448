import type { Question, Questionnaire } from "./questionnaire.ts";
import type { Answers } from "./read-answer.ts";

/**
 * Lists the questions shown with these answers, in order; optionally of one category.
 *
 * A condition on a hidden question hides its question too (docs/product/trade-in.md, "Which questions are shown").
 *
 * @example shownQuestions(questionnaire, { "finance-type": "loan" }).map(({ questionId }) => questionId)
 */
export function shownQuestions(
  { categories, questions }: Questionnaire,
  answers: Answers,
  categoryId?: string,
): Question[] {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  const shown = new Set<string>();
  return categories.flatMap((category) =>
    category.questionIds.flatMap((id) => {
      const question = byId.get(id);
      if (!question) return [];
      const { condition } = question;
      const asked =
        !condition ||
        (shown.has(condition.questionId) && condition.answers.includes(answers[condition.questionId]!));
      if (!asked) return [];
      shown.add(id);
      return categoryId === undefined || category.categoryId === categoryId ? [question] : [];
    }),
  );
}

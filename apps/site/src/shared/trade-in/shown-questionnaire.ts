import type { Questionnaire } from "@forecourt/trade-in";

/**
 * A questionnaire as shoppers see it: without what the answers deduct, which the offer itself shows.
 *
 * @example shownQuestionnaire(questionnaireIn("en", "north"))
 */
export function shownQuestionnaire({ categories, questions }: Questionnaire): Questionnaire {
  return {
    categories,
    questions: questions.map((question) => ({
      ...question,
      ...(question.answers && {
        answers: question.answers.map(({ deduction: _, ...answer }) => answer),
      }),
    })),
  };
}

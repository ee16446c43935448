import type { Questionnaire } from "@forecourt/trade-in";

/**
 * A questionnaire as the API answers it. There the question ids of a category are `questionsIds`.
 *
 * @example Response.json(questionnaireBody(shownQuestionnaire(questionnaire)))
 */
export function questionnaireBody({ categories, questions }: Questionnaire) {
  const bodies = categories.map(({ questionIds: questionsIds, ...others }) => ({ ...others, questionsIds }));
  return { categories: bodies, questions };
}

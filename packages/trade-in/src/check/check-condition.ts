import type { Question } from "../questionnaire.ts";
import type { Report } from "./check-configuration.ts";

/**
 * Reports a condition that cannot be evaluated: an unknown answer, a cycle, or a question that is unknown, later or
 * without choices.
 */
export function checkCondition(
  { questionId, condition }: Question,
  field: string,
  { order, questions }: { order: readonly string[]; questions: readonly Question[] },
  report: Report,
): void {
  if (!condition) return;
  const find = (id: string) => questions.find((question) => question.questionId === id);
  const target = find(condition.questionId);
  if (!target) {
    report(`${field}.questionId`, "unknown-question");
    return;
  }
  const place = order.indexOf(questionId);
  if (isCyclic(target, find, questions.length)) report(field, "condition-cycle");
  // A question outside every category is reported separately; its order cannot be compared.
  else if (place >= 0 && order.indexOf(target.questionId) > place) report(field, "condition-not-earlier");
  if (!target.answers) {
    report(field, "condition-not-a-choice");
    return;
  }
  if (condition.answers.length === 0) report(`${field}.answers`, "empty");
  const values = target.answers.map(({ value }) => value);
  condition.answers.forEach((answer, index) => {
    if (!values.includes(answer)) report(`${field}.answers.${index}`, "unknown-answer");
  });
}

/** Tells whether a chain of conditions has a cycle: it is then longer than the number of questions. */
function isCyclic(
  start: Question,
  find: (id: string) => Question | undefined,
  questionCount: number,
): boolean {
  let question: Question | undefined = start;
  for (let steps = 0; question && steps < questionCount; steps += 1) {
    question = question.condition && find(question.condition.questionId);
  }
  return question !== undefined;
}

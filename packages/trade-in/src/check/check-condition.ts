import type { Question } from "../questionnaire.ts";
import type { Report } from "./check-configuration.ts";

/**
 * Reports a condition that cannot be decided when its question's turn comes: on an unknown question, on itself or in a
 * circle, on a question that is asked later, on one without answers to choose from, on an answer that it does not have.
 */
export function checkCondition(
  { questionId, condition }: Question,
  field: string,
  { asked, questions }: { asked: readonly string[]; questions: readonly Question[] },
  report: Report,
): void {
  if (!condition) return;
  const find = (id: string) => questions.find((question) => question.questionId === id);
  const target = find(condition.questionId);
  if (!target) {
    report(`${field}.questionId`, "unknown-question");
    return;
  }
  const place = asked.indexOf(questionId);
  if (endsInCircle(target, find, questions.length)) report(field, "condition-cycle");
  // A question that no category asks is reported as such; its place cannot be compared.
  else if (place >= 0 && asked.indexOf(target.questionId) > place) report(field, "condition-not-earlier");
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

/** Whether conditions lead from a question on without end: a way that is longer than there are questions is round. */
function endsInCircle(start: Question, find: (id: string) => Question | undefined, most: number): boolean {
  let question: Question | undefined = start;
  for (let steps = 0; question && steps < most; steps += 1) {
    question = question.condition && find(question.condition.questionId);
  }
  return question !== undefined;
}

import type { Question } from "../questionnaire.ts";
import type { Path, Report } from "./check-configuration.ts";

/**
 * Reports a condition that cannot be evaluated: an unknown answer, a cycle, or a question that is unknown, later or
 * without choices.
 */
export function checkCondition(
  { questionId, condition }: Question,
  path: Path,
  { order, questions }: { order: readonly string[]; questions: readonly Question[] },
  report: Report,
): void {
  if (!condition) return;
  const find = (id: string) => questions.find((question) => question.questionId === id);
  const target = find(condition.questionId);
  if (!target) {
    report([...path, "questionId"], "unknown-question");
    return;
  }
  const place = order.indexOf(questionId);
  if (isCyclic(target, find, questions.length)) report(path, "condition-cycle");
  // A question outside every category is reported separately; its order cannot be compared.
  else if (place >= 0 && order.indexOf(target.questionId) > place) report(path, "condition-not-earlier");
  if (!target.answers) {
    report(path, "condition-not-a-choice");
    return;
  }
  if (condition.answers.length === 0) report([...path, "answers"], "empty");
  const values = target.answers.map(({ value }) => value);
  condition.answers.forEach((answer, index) => {
    if (!values.includes(answer)) report([...path, "answers", index], "unknown-answer");
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

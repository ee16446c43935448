import { type Result, resultOf } from "@forecourt/result";
import type { Cents } from "@forecourt/units";
import type { Questionnaire } from "./questionnaire.ts";
import { type AnswerErrorCode, type Answers, readAnswer } from "./read-answer.ts";
import { shownQuestions } from "./shown-questions.ts";

/** A valid answer of a shown question. An amount is in cents. */
export type AnsweredQuestion = { questionId: string; answer: string | Cents };

export type AnswerError = { path: readonly [questionId: string]; code: AnswerErrorCode };

export type ValidatedAnswers = Result<AnsweredQuestion[], AnswerError>;

/**
 * Lists the valid answers of shown questions, in question order.
 *
 * @example answeredQuestions(questionnaire, answers) // [{ questionId: "condition", answer: "good" }]
 */
export function answeredQuestions(questionnaire: Questionnaire, answers: Answers): AnsweredQuestion[] {
  return shownQuestions(questionnaire, answers).flatMap((question) => {
    const read = readAnswer(question, answers[question.questionId]);
    return read.ok ? [{ questionId: question.questionId, answer: read.value }] : [];
  });
}

/**
 * Validates the answers of all shown questions, or of one category's.
 *
 * `required` applies only while a question is shown; every value of a shown question must be valid
 * (docs/product/trade-in.md, "Answers").
 *
 * @returns the valid answers, or every error by question with a code of `readAnswer`
 * @example validateAnswers(questionnaire, {}) // { ok: false, errors: [{ path: ["condition"], code: "answer.required" }] }
 */
export function validateAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  categoryId?: string,
): ValidatedAnswers {
  const errors = shownQuestions(questionnaire, answers, categoryId).flatMap((question): AnswerError[] => {
    const { questionId, required } = question;
    const read = readAnswer(question, answers[questionId]);
    if (read.ok) return [];
    const [{ code }] = read.errors;
    return code === "answer.required" && !required ? [] : [{ path: [questionId], code }];
  });
  return resultOf(errors, () => answeredQuestions(questionnaire, answers));
}

import { parseMoney } from "@forecourt/money";
import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import type { Cents } from "@forecourt/units";
import type { Question } from "./questionnaire.ts";

/**
 * Submitted values by question id: an answer's value, an amount as typed, or a text. Includes answers of hidden
 * questions.
 */
export type Answers = Readonly<Record<string, string>>;

export type AnswerErrorCode =
  | "answer.required"
  | "answer.unknown-value"
  | "answer.negative"
  | "answer.too-long"
  | "money.invalid"
  | "money.too-large";

/** The most characters of a text answer; a lead keeps no more. */
export const MAX_ANSWER_LENGTH = 1000;

export type ReadAnswer = Result<string | Cents, ResultError<AnswerErrorCode>>;

/**
 * Parses the value of one question: amounts become cents, texts are trimmed.
 *
 * @returns the value, or an error: `answer.required` (empty), `answer.unknown-value` (not an answer), `answer.too-long`
 *   (a text of more than `MAX_ANSWER_LENGTH` characters), `answer.negative`, `money.invalid`, `money.too-large`
 * @example readAnswer(remainingBalance, "$12,500") // { ok: true, value: 1_250_000 }
 */
export function readAnswer(question: Question, entered: unknown): ReadAnswer {
  if (typeof entered !== "string" || entered.trim() === "") return fail("answer.required");
  switch (question.inputType) {
    case "textarea": {
      const text = entered.trim();
      return text.length > MAX_ANSWER_LENGTH ? fail("answer.too-long") : succeed(text);
    }
    case "price": {
      const amount = parseMoney(entered);
      if (amount.ok) return amount.value < 0 ? fail("answer.negative") : amount;
      // Empty values returned above, so the "required" code cannot occur here.
      return fail(amount.errors[0].code as "money.invalid" | "money.too-large");
    }
    default:
      return question.answers?.some(({ value }) => value === entered)
        ? succeed(entered)
        : fail("answer.unknown-value");
  }
}

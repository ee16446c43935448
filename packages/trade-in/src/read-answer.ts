import { type Cents, parseMoney } from "@forecourt/money";
import type { Question } from "./questionnaire.ts";

/**
 * What a shopper entered, by question id, as the form sends it: an answer's value, an amount as typed, a text. Answers
 * of questions that are hidden at the moment stay in it.
 */
export type Answers = Readonly<Record<string, string>>;

export type AnswerErrorCode =
  | "answer.required"
  | "answer.unknown-value"
  | "answer.negative"
  | "money.invalid"
  | "money.too-large";

export type ReadAnswer =
  | { ok: true; value: string | Cents }
  | { ok: false; error: { code: AnswerErrorCode } };

const fail = (code: AnswerErrorCode): ReadAnswer => ({ ok: false, error: { code } });

/**
 * Reads what was entered for one question: an amount becomes cents, a text loses its outer blanks.
 *
 * @returns the value, or `answer.required` (nothing entered), `answer.unknown-value` (none of the question's answers),
 *   `answer.negative`, `money.invalid`, `money.too-large`
 * @example readAnswer(remainingBalance, "$12,500") // { ok: true, value: 1_250_000 }
 */
export function readAnswer(question: Question, entered: unknown): ReadAnswer {
  if (typeof entered !== "string" || entered.trim() === "") return fail("answer.required");
  switch (question.inputType) {
    case "textarea":
      return { ok: true, value: entered.trim() };
    case "price": {
      const amount = parseMoney(entered);
      if (amount.ok && amount.value < 0) return fail("answer.negative");
      // A blank has been answered above: "required" is none of the codes that are left.
      return amount as ReadAnswer;
    }
    default:
      return question.answers?.some(({ value }) => value === entered)
        ? { ok: true, value: entered }
        : fail("answer.unknown-value");
  }
}

import type { RuleSet } from "./rule.ts";

/** Input types: a choice (`radio`, `select`), an amount of dollars, or free text. */
export const INPUT_TYPES = ["radio", "select", "price", "textarea"] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/**
 * A deduction from the vehicle's price while its rules are true. `percent` is of the price before deductions, 0 to 100
 * with at most two decimals. `amount` is cents, 0 or more.
 */
export type Deduction = RuleSet & { percent?: number; amount?: number };

/** One answer of a `radio` or `select`. Labels are the dealership's; the engine reads only `value`. */
export type Answer = { label: string; value: string; description?: string; deduction?: Deduction };

/** Shows a question when the named question is shown and has one of these answers. */
export type Condition = { questionId: string; answers: readonly string[] };

/** A trade-in question (docs/product/trade-in.md, "Questionnaire"). Only `radio` and `select` have `answers`. */
export type Question = {
  questionId: string;
  text: string;
  description?: string;
  inputType: InputType;
  /** Applies only while the question is shown. */
  required: boolean;
  condition?: Condition;
  answers?: readonly Answer[];
};

/** A step of the questionnaire, with its questions in order. */
export type QuestionCategory = {
  categoryId: string;
  categoryTitle: string;
  categoryDescription?: string;
  questionIds: readonly string[];
  /** Number of questions that the valuation provider asks in this step, such as vehicle options. */
  blackBookQuestionsRemaining: number;
};

/** A dealership's questionnaire; categories and their ids give the question order. */
export type Questionnaire = {
  categories: readonly QuestionCategory[];
  questions: readonly Question[];
};

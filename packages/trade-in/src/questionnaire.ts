import type { Cents } from "@forecourt/money";
import type { RuleSet } from "./rule.ts";

/** How a question is answered: by one of its answers (`radio`, `select`), an amount of dollars, or free text. */
export const INPUT_TYPES = ["radio", "select", "price", "textarea"] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/**
 * What an answer takes off a vehicle's price while its rules hold. `percent` is of the price before any deduction, 0
 * to 100 with at most two decimals (`2.5` is 2.5 %); `amount` is cents, from 0 up.
 */
export type Deduction = RuleSet & { percent?: number; amount?: Cents };

/** One answer of a `radio` or `select`. The words are the dealership's; the engine reads `value` alone. */
export type Answer = { label: string; value: string; description?: string; deduction?: Deduction };

/** A question is shown when it has no condition, or when the question it names is shown and so answered. */
export type Condition = { questionId: string; answers: readonly string[] };

/** A trade-in question (docs/product/trade-in.md, "Questionnaire"). Only `radio` and `select` have `answers`. */
export type Question = {
  questionId: string;
  text: string;
  description?: string;
  inputType: InputType;
  /** Required exactly when it is shown. */
  required: boolean;
  condition?: Condition;
  answers?: readonly Answer[];
};

/** A step of the questionnaire: questions that are shown together, in this order. */
export type QuestionCategory = {
  categoryId: string;
  categoryTitle: string;
  categoryDescription?: string;
  questionsIds: readonly string[];
  /** How many questions the valuation provider itself still asks in this step, such as the vehicle's options. */
  blackBookQuestionsRemaining: number;
};

/** A dealership's questionnaire; the order of questions is the order of the categories and of their ids. */
export type Questionnaire = {
  categories: readonly QuestionCategory[];
  questions: readonly Question[];
};

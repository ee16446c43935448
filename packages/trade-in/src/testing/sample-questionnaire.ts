import type { Deduction, Question, QuestionCategory, Questionnaire } from "../questionnaire.ts";

/** A choice question; its texts are its ids. */
export function choice(
  questionId: string,
  answers: Readonly<Record<string, Deduction | null>>,
  more: Partial<Question> = {},
): Question {
  return {
    questionId,
    text: `${questionId}?`,
    inputType: "radio",
    required: true,
    answers: Object.entries(answers).map(([value, deduction]) => ({
      label: value,
      value,
      ...(deduction && { deduction }),
    })),
    ...more,
  };
}

/** A category with these questions. */
export function category(categoryId: string, ...questionIds: string[]): QuestionCategory {
  return { categoryId, categoryTitle: categoryId, questionIds, blackBookQuestionsRemaining: 0 };
}

/** A questionnaire with every feature: four steps, conditions, all input types, deductions with rules. */
export const sampleQuestionnaire: Questionnaire = {
  categories: [
    { ...category("history", "accidents", "keys"), blackBookQuestionsRemaining: 2 },
    category("state", "condition", "repairs"),
    category("finance", "finance-type", "remaining-balance"),
    category("remarks", "comments"),
  ],
  questions: [
    choice("accidents", {
      none: null,
      one: { percent: 5 },
      more: { percent: 12.5, amount: 50_000 },
    }),
    choice("keys", { two: null, one: { amount: 20_000 } }, { inputType: "select" }),
    choice("condition", { great: null, good: null, fair: null, poor: null }),
    choice(
      "repairs",
      {
        none: null,
        some: {
          percent: 10,
          rules: [{ object: "vehicle", key: "age", operator: "<", ruleValue: 5 }],
        },
      },
      { condition: { questionId: "condition", answers: ["fair", "poor"] } },
    ),
    choice("finance-type", { none: null, loan: null, finance: null }),
    {
      questionId: "remaining-balance",
      text: "How much is still owed?",
      inputType: "price",
      required: true,
      condition: { questionId: "finance-type", answers: ["loan", "finance"] },
    },
    { questionId: "comments", text: "Anything else?", inputType: "textarea", required: false },
  ],
};

/** Complete answers without deductions. */
export const plainAnswers = { accidents: "none", keys: "two", condition: "good", "finance-type": "none" };

/** A questionnaire with one category. */
export function asking(...questions: Question[]): Questionnaire {
  return { categories: [category("all", ...questions.map(({ questionId }) => questionId))], questions };
}

/** A free-text question. */
export const note: Question = { questionId: "note", text: "?", inputType: "textarea", required: false };

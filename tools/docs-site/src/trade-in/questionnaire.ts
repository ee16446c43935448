import type { Questionnaire } from "@forecourt/trade-in";

/** A dealership's questions as data. Three ids have a meaning for the engine: see the reserved questions. */
export const questionnaire: Questionnaire = {
  categories: [
    {
      categoryId: "vehicle",
      categoryTitle: "Your vehicle",
      questionIds: ["condition", "accidents", "keys", "finance-type", "remaining-balance"],
      blackBookQuestionsRemaining: 0,
    },
  ],
  questions: [
    {
      questionId: "condition",
      text: "In which condition is it?",
      inputType: "radio",
      required: true,
      answers: [
        { label: "Great", value: "great" },
        { label: "Good", value: "good" },
        { label: "Fair", value: "fair" },
        { label: "Poor", value: "poor" },
      ],
    },
    {
      questionId: "accidents",
      text: "Did it have accidents?",
      inputType: "radio",
      required: true,
      answers: [
        { label: "None", value: "none" },
        { label: "One", value: "one", deduction: { percent: 5 } },
        { label: "More", value: "more", deduction: { percent: 12.5, amount: 50_000 } },
      ],
    },
    {
      questionId: "keys",
      text: "How many keys are there?",
      inputType: "select",
      required: true,
      answers: [
        { label: "Two", value: "two" },
        { label: "One", value: "one", deduction: { amount: 20_000 } },
      ],
    },
    {
      questionId: "finance-type",
      text: "Is it paid off?",
      inputType: "select",
      required: true,
      answers: [
        { label: "Paid off", value: "none" },
        { label: "Loan", value: "loan" },
        { label: "Lease", value: "finance" },
      ],
    },
    {
      questionId: "remaining-balance",
      text: "How much is still owed?",
      inputType: "price",
      required: true,
      condition: { questionId: "finance-type", answers: ["loan", "finance"] },
    },
  ],
};

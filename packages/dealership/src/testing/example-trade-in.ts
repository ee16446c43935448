import type { TradeInConfig } from "../settings/trade-in-schema.ts";

/** A questionnaire of four questions, with offer settings by docs/product/trade-in.md. */
export const exampleTradeIn: TradeInConfig = {
  questionnaire: {
    categories: [
      {
        categoryId: "vehicle",
        categoryTitle: "Your vehicle",
        categoryDescription: "How it is.",
        questionIds: ["condition", "finance-type", "remaining-balance", "comments"],
        blackBookQuestionsRemaining: 0,
      },
    ],
    questions: [
      {
        questionId: "condition",
        text: "What condition is it in?",
        description: "Be honest.",
        inputType: "radio",
        required: true,
        answers: [
          { label: "Great", value: "great", description: "Like new." },
          {
            label: "Poor",
            value: "poor",
            deduction: {
              percent: 2.5,
              amount: 50_000,
              logicOperation: "and",
              rules: [{ object: "vehicle", key: "mileage", operator: "<", ruleValue: 100_000 }],
            },
          },
        ],
      },
      {
        questionId: "finance-type",
        text: "Is it financed?",
        inputType: "select",
        required: true,
        answers: [
          { label: "No", value: "none" },
          { label: "Loan", value: "loan" },
        ],
      },
      {
        questionId: "remaining-balance",
        text: "What is still owed?",
        inputType: "price",
        required: true,
        condition: { questionId: "finance-type", answers: ["loan", "finance"] },
      },
      { questionId: "comments", text: "Anything else?", inputType: "textarea", required: false },
    ],
  },
  offerSettings: {
    validDays: 7,
    bringVehicleIn: {
      logicOperation: "or",
      rules: [{ object: "vehicle", key: "age", operator: ">=", ruleValue: 15 }],
    },
    cashNow: { priceRules: [{ vehiclePriceKey: "adjusted_whole_rough", percent: 98, amount: -10_000 }] },
    moreCashLater: {
      rules: [{ object: "vehicle", key: "age", operator: ">=", ruleValue: 10 }],
      priceRules: [{ vehiclePriceKey: "adjusted_retail_avg" }],
      stepPayments: [{ label: "advertising", amount: 150_000, percent: 5, logic: "sum" }],
      additionalPayments: [{ label: "reserve-check", disclaimer: "When it sells.", percent: 68 }],
    },
  },
};

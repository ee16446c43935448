import * as z from "zod";
import { cents, nonEmpty } from "./field-schemas.ts";

/** Percent of a price with at most two decimals: 2.5 is 2.5 %. */
const percent = z.number().min(0).max(100);

const rule = z.strictObject({
  object: z.enum(["vehicle", "vehicle_price", "answers"]),
  key: nonEmpty,
  operator: z.enum(["==", "!=", "<", "<=", ">", ">="]),
  ruleValue: z.union([z.string(), z.number()]),
});
/** `and` (the default) needs all rules, `or` one. */
const ruleSet = {
  logicOperation: z.enum(["and", "or"]).optional(),
  rules: z.array(rule).readonly().optional(),
};

const answer = z.strictObject({
  label: nonEmpty,
  value: nonEmpty,
  description: nonEmpty.optional(),
  /** Subtracted from the vehicle's price. */
  deduction: z.strictObject({ percent: percent.optional(), amount: cents.optional(), ...ruleSet }).optional(),
});

const question = z.strictObject({
  questionId: nonEmpty,
  text: nonEmpty,
  description: nonEmpty.optional(),
  inputType: z.enum(["radio", "select", "price", "textarea"]),
  /** Applies only while the question is shown. */
  required: z.boolean(),
  /** Shown only after one of these answers; always shown without a condition. */
  condition: z
    .strictObject({ questionId: nonEmpty, answers: z.array(nonEmpty).min(1).readonly() })
    .optional(),
  answers: z.array(answer).min(1).readonly().optional(),
});

const category = z.strictObject({
  categoryId: nonEmpty,
  categoryTitle: nonEmpty,
  categoryDescription: nonEmpty.optional(),
  questionIds: z.array(nonEmpty).readonly(),
  blackBookQuestionsRemaining: z.int().min(0),
});

const priceRule = z.strictObject({
  vehiclePriceKey: z.enum(["adjusted_whole_avg", "adjusted_whole_rough", "adjusted_retail_avg"]),
  percent: percent.optional(),
  amount: z.int().optional(),
  ...ruleSet,
});

const payment = z.strictObject({
  label: nonEmpty,
  disclaimer: nonEmpty.optional(),
  percent: percent.optional(),
  amount: cents.optional(),
  logic: z.enum(["sum", "greater"]).optional(),
});

/**
 * Trade-in settings: the questionnaire and the offer rules, in the shapes of `@forecourt/trade-in`. Its
 * `checkQuestionnaire` and `checkOfferSettings` also validate references (docs/product/dealership.md, "Trade-in").
 */
export const tradeInSchema = z.strictObject({
  questionnaire: z.strictObject({
    categories: z.array(category).readonly(),
    questions: z.array(question).readonly(),
  }),
  offerSettings: z.strictObject({
    validDays: z.int().min(1),
    bringVehicleIn: z.strictObject(ruleSet).optional(),
    cashNow: z.strictObject({ priceRules: z.array(priceRule).min(1).readonly() }),
    moreCashLater: z
      .strictObject({
        ...ruleSet,
        priceRules: z.array(priceRule).min(1).readonly(),
        stepPayments: z.array(payment).readonly(),
        additionalPayments: z.array(payment).readonly(),
      })
      .optional(),
  }),
});
export type TradeInConfig = z.infer<typeof tradeInSchema>;

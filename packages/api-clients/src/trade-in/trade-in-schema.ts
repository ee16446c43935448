import * as z from "zod/mini";
import { leadCustomerSchema } from "../leads/index.ts";

const locale = z.nullish(z.enum(["en", "es"]).check(z.describe("Default: en.")));
const text = z.string().check(z.maxLength(60));
const dollars = z.number().check(z.describe("US dollars"));

/** The API says `questionsIds`, our types `questionIds`. */
const category = z.pipe(
  z.object({
    categoryId: z.string(),
    categoryTitle: z.string(),
    categoryDescription: z.optional(z.string()),
    questionsIds: z.array(z.string()),
    blackBookQuestionsRemaining: z.int(),
  }),
  z.transform(({ questionsIds: questionIds, ...others }) => ({ ...others, questionIds })),
);

/** The questionnaire of a store (docs/product/trade-in.md); deductions are the store's own business. */
export const questionnaireSchema = z.object({
  categories: z.array(category),
  questions: z.array(
    z.object({
      questionId: z.string(),
      text: z.string(),
      description: z.optional(z.string()),
      inputType: z.enum(["radio", "select", "price", "textarea"]),
      required: z.boolean(),
      condition: z.optional(z.object({ questionId: z.string(), answers: z.array(z.string()) })),
      answers: z.optional(
        z.array(z.object({ value: z.string(), label: z.string(), description: z.optional(z.string()) })),
      ),
    }),
  ),
});

/** The body of a valuation request. With a `customer` it is a lead too. */
export const tradeInValuationRequestSchema = z.object({
  vehicle: z
    .object({
      vin: z.optional(z.string().check(z.maxLength(20))),
      year: z.optional(z.union([z.int(), text])),
      make: z.optional(text),
      model: z.optional(text),
      trim: z.optional(text),
      bodystyle: z.optional(text),
      transmission: z.optional(text),
      exteriorcolor: z.optional(text),
      interiorColor: z.optional(text),
      fuelType: z.optional(text),
      drivetrain: z.optional(text),
      plate: z.optional(text),
      state: z.optional(text),
    })
    .check(z.describe("By VIN, or by year, make and model.")),
  mileage: z.union([z.int(), text]),
  answers: z
    .record(z.string(), z.string())
    .check(z.describe("By question id: an answer's value, an amount in dollars as typed, or a text.")),
  locale,
  customer: z.optional(leadCustomerSchema),
  purchaseVin: z.nullish(z.string().check(z.describe("The vehicle in stock that the shopper wants."))),
});

const line = z.object({
  code: z.enum(["base", "percent-deduction", "amount-deduction", "floor", "step-payment"]),
  vehiclePriceKey: z.optional(z.string()),
  questionId: z.optional(z.string()),
  answer: z.optional(z.string()),
  percent: z.optional(z.number()),
  label: z.optional(z.string()),
  amount: dollars,
});

const tier = z.object({
  finalPrice: dollars,
  equity: z.number().check(z.describe("The final price less what is still owed; may be negative.")),
});

/** A valuation: the offered tiers, their lines, and the link of its page. */
export const tradeInValuationSchema = z.object({
  valuationId: z.string(),
  url: z.string().check(z.describe("The page's path with the secret that opens it.")),
  validUntil: z.string().check(z.describe("The last day, YYYY-MM-DD.")),
  source: z
    .object({ kind: z.enum(["model", "book"]), name: z.optional(z.string()) })
    .check(z.describe("Where the figures come from: the site's own estimate, or a price guide by its name.")),
  tiers: z.object({
    "bring-vehicle-in": z.nullable(
      z.object({
        reason: z
          .enum(["rules", "no-value", "unavailable", "vehicle.unknown", "vehicle.no-class"])
          .check(z.describe("Why the vehicle must be seen first (docs/product/trade-in.md, Offer tiers).")),
      }),
    ),
    "cash-now": z.nullable(tier),
    "more-cash-later": z.nullable(
      z.extend(tier, {
        initPrice: dollars,
        additionalPayments: z.array(z.object({ label: z.string(), amount: dollars })),
      }),
    ),
  }),
  lines: z.object({ "cash-now": z.array(line), "more-cash-later": z.array(line) }),
  equity: z.nullable(z.number().check(z.describe("Of cash-now, US dollars; null without an offer."))),
  leadId: z.optional(z.string()),
});

/** The body of a valuation request. */
export type TradeInValuationRequest = z.infer<typeof tradeInValuationRequestSchema>;
/** A valuation, amounts in dollars. */
export type TradeInValuation = z.infer<typeof tradeInValuationSchema>;
/** One offered tier, in dollars. */
export type OfferedTier = z.infer<typeof tier>;

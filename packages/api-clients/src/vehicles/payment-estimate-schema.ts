import * as z from "zod/mini";

const describe = z.describe;
const dollars = z.number().check(z.nonnegative());
const product = z.enum(["loan", "lease"]);

/** A request for a payment (docs/product/api.md, "Payment estimates"). Money is US dollars. */
export const paymentEstimateRequestSchema = z.object({
  vin: z.optional(z.string().check(z.length(17))).check(describe("A vehicle; either this or `price`.")),
  price: z
    .optional(dollars.check(z.maximum(1_000_000)))
    .check(describe("A price that already includes every fee; loans only.")),
  cashDown: z.optional(dollars).check(describe("Without it the dealership's default.")),
  tradeEquity: z
    .optional(z.number())
    .check(describe("What a trade is worth less what is owed on it; negative when more is owed.")),
  creditScore: z.optional(z.int().check(z.nonnegative())),
  months: z.optional(z.int().check(z.positive())),
  milesPerYear: z.optional(z.int().check(z.positive())).check(describe("Of a lease.")),
  product: z.optional(product).check(describe("`loan` without it.")),
});

export type PaymentEstimateRequest = z.infer<typeof paymentEstimateRequestSchema>;

const loanOnly = "Null for a lease.";
const leaseOnly = "Null for a loan.";

/** An estimated payment with everything that it assumes; money is US dollars. */
export const paymentEstimateSchema = z.object({
  product,
  vin: z.nullable(z.string()),
  price: dollars.check(describe("With fees: the price that this visitor sees, or the requested one.")),
  priceLocked: z.boolean().check(describe("Whether unlocking shows a lower price; `price` is not that one.")),
  payment: dollars.check(describe("A month.")),
  months: z.int(),
  cashDown: dollars.check(describe("As used: at most the price.")),
  tradeEquity: z.number(),
  creditScore: z.nullable(z.int()).check(describe(loanOnly)),
  aprPercent: z.nullable(z.number()).check(describe(loanOnly)),
  aprParts: z
    .array(z.object({ code: z.enum(["base", "credit-tier", "model-year"]), percent: z.number() }))
    .check(describe("The parts of `aprPercent`, in percentage points; empty for a lease.")),
  amountFinanced: z
    .nullable(z.number())
    .check(describe(`${loanOnly} Negative when cash and trade exceed the price.`)),
  financeCharge: z.nullable(dollars).check(describe(loanOnly)),
  totalOfPayments: dollars,
  milesPerYear: z.nullable(z.int()).check(describe(leaseOnly)),
  residual: z.nullable(dollars).check(describe(leaseOnly)),
  taxAtSigning: dollars.check(describe("Tax that is not part of the payments.")),
  taxPercent: z.number().check(describe("The sales tax in the payment; 0 when it is not included.")),
  included: z
    .array(
      z.object({
        code: z.enum(["documentary", "thirty-day-drive", "tax"]),
        amount: dollars.check(describe("US dollars.")),
      }),
    )
    .check(describe("What the payment includes besides the vehicle.")),
  exampleTerms: z.boolean().check(describe("Whether no lender has confirmed rate and residual.")),
});

export type PaymentEstimate = z.infer<typeof paymentEstimateSchema>;

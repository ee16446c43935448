import * as z from "zod";

/** Values that are missing, null and blank mean the same. */
const text = (max: number) => z.string().max(max).nullish();
const amount = z
  .union([z.number(), z.string()])
  .nullish()
  .describe("US dollars, as a number or as typed: `12500`, `$12,500`.");
const whole = z
  .union([z.int(), z.string()])
  .nullish()
  .describe("As a number or as typed: `88210`, `88,210`.");
const day = z.string().nullish().describe("`YYYY-MM-DD`.");
const time = z.string().nullish().describe("`HH:MM`, 24 hours, in the dealership's time zone.");

const address = z.object({
  type: z.enum(["home", "delivery"]).nullish(),
  address: text(200),
  apartment: text(20),
  city: text(100),
  state: text(60),
  zipCode: text(20),
});

/** Who sends the lead; whatever is given must be right. */
export const leadCustomerSchema = z.object({
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  phone: text(40).describe("A US number in any notation."),
  address: address.nullish(),
});

/** A person who can be reached. */
export const leadPersonSchema = leadCustomerSchema.extend({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(254),
  phone: z.string().max(40).describe("A US number in any notation."),
});

/** A vehicle by its VIN or as somebody describes it. */
export const leadVehicleSchema = z.object({
  vin: z
    .string()
    .regex(/^[A-Za-z0-9]{17}$/)
    .nullish(),
  stockNumber: text(100),
  condition: z.enum(["new", "used", "certified"]).nullish(),
  year: whole,
  make: text(100),
  model: text(100),
  trim: text(100),
  bodystyle: text(100),
  transmission: text(100),
  exteriorcolor: text(100),
  interiorColor: text(100),
  mileage: whole,
  price: amount,
  interest: z.enum(["buy", "lease", "sell", "trade-in", "test-drive"]).nullish(),
});

const vehicle = leadVehicleSchema.nullish();
const typed = z.union([z.number(), z.string()]);
const ownVehicle = z.union([
  leadVehicleSchema.extend({ vin: z.string().regex(/^[A-Za-z0-9]{17}$/) }),
  leadVehicleSchema.extend({
    make: z.string().max(100),
    model: z.string().max(100),
    year: typed,
    price: typed,
    mileage: typed,
  }),
]);

const message = z.string().max(5000);
const base = z.object({
  customer: leadCustomerSchema.optional(),
  comments: message.nullish(),
  vehicle,
  consent: z
    .object({ version: text(500), granted: z.boolean() })
    .nullish()
    .describe("What the sender showed about privacy and calls, and whether it was agreed to."),
  locale: z.string().nullish().describe("`en` or `es`; decides the language of answers to the shopper."),
  page: z.string().nullish().describe("The page the form stood on; only its path is kept."),
});
const person = base.extend({ customer: leadPersonSchema });
const trade = z.object({ tradeIn: vehicle }).nullish();

/** The body of a lead, by kind (docs/product/leads.md). Unknown keys are dropped. */
export const leadRequestSchema = z.discriminatedUnion("kind", [
  person.extend({
    kind: z.enum(["UNLOCK_INVENTORY", "UNLOCK_PRICE"]),
    details: z
      .object({
        tradeIn: vehicle,
        pricing: z.object({ cashDown: amount, tradeEquity: amount, creditRange: text(500) }).nullish(),
      })
      .nullish(),
  }),
  person.extend({
    kind: z.literal("SCHEDULE_TEST_DRIVE"),
    details: z.object({ day, time, tradeIn: vehicle }).nullish(),
  }),
  person.extend({
    kind: z.enum([
      "CONTACT_PURCHASE",
      "CONTACT_SERVICE",
      "CONTACT_PARTS",
      "CONTACT_BILLING",
      "CONTACT_GENERAL",
    ]),
    comments: message,
    details: trade,
  }),
  person.extend({
    kind: z.literal("CONTACT_TRADE"),
    comments: message,
    vehicle: ownVehicle.describe("The shopper's own: its VIN, or make, model, year, price and mileage."),
    details: trade,
  }),
  person.extend({
    kind: z.literal("CAREERS"),
    details: z.object({ position: text(500) }).nullish(),
  }),
  base.extend({
    kind: z.literal("SELL_OR_TRADE"),
    details: z
      .object({
        purchaseVin: z
          .string()
          .regex(/^[A-Za-z0-9]{17}$/)
          .nullish(),
        plate: text(500),
        state: text(500),
        day,
        time,
        tier: text(500),
        offer: amount,
        answers: z
          .array(z.object({ questionId: text(500), answer: text(2000) }))
          .max(60)
          .nullish(),
        finance: z
          .object({ type: z.enum(["none", "loan", "finance"]).nullish(), remainingBalance: amount })
          .nullish(),
      })
      .nullish(),
  }),
  base.extend({
    kind: z.literal("APPLY_FINANCING"),
    details: z
      .object({
        identifier: z.enum(["co-applicant", "current", "other"]).nullish(),
        buyingTime: text(500),
      })
      .nullish(),
  }),
  base.extend({
    kind: z.literal("SERVICE"),
    details: z
      .object({
        appointmentId: text(500),
        day,
        time,
        mileage: whole,
        operations: z
          .array(z.object({ code: text(500), name: text(500), notes: text(1000) }))
          .max(20)
          .nullish(),
      })
      .nullish(),
  }),
]);

/** The answer to a lead that is stored. */
export const leadAcceptedSchema = z.object({
  leadId: z.uuid(),
  unlock: z
    .enum(["granted", "code-sent", "code-limited", "code-country"])
    .optional()
    .describe(
      "Only of `UNLOCK_*`: the gates are open, or wait for the code sent to the phone, or no code could be sent.",
    ),
});

import * as z from "zod/mini";
import { leadCustomerSchema, leadPersonSchema } from "./lead-customer-schema.ts";
import {
  careersDetails,
  contactDetails,
  financingDetails,
  sellOrTradeDetails,
  serviceDetails,
  testDriveDetails,
  unlockDetails,
} from "./lead-details-schemas.ts";
import { text } from "./lead-fields.ts";
import { leadVehicleSchema, ownVehicleSchema } from "./lead-vehicle-schema.ts";

const describe = z.describe;
const message = z.string().check(z.maxLength(5000));

const base = z.object({
  customer: leadCustomerSchema,
  comments: z.nullish(message),
  vehicle: z.nullish(leadVehicleSchema),
  consent: z
    .nullish(z.object({ version: text(500), granted: z.boolean() }))
    .check(describe("Version of the shown privacy and calls consent, and whether it was granted.")),
  locale: z.nullish(z.string()).check(describe("`en` or `es`; the language of replies to the shopper.")),
  page: z.nullish(z.string()).check(describe("The page of the form; only its path is stored.")),
  terms: z
    .nullish(z.string())
    .check(
      describe("The payment terms of the page: cash down and trade equity in dollars, credit score, months."),
    ),
  remember: z
    .nullish(z.boolean())
    .check(
      describe(
        "For browsers: keeps the details in a cookie, to fill in the next form. Not where functional cookies are refused; otherwise true allows them. Without it they are forgotten.",
      ),
    ),
});
const person = z.extend(base, { customer: leadPersonSchema });

/** The body of a lead, by kind (docs/product/leads.md, "The body"). Unknown keys are dropped. */
export const leadRequestSchema = z.discriminatedUnion("kind", [
  z.extend(person, {
    kind: z.enum(["UNLOCK_INVENTORY", "UNLOCK_PRICE"]),
    details: z.nullish(unlockDetails),
  }),
  z.extend(person, {
    kind: z.literal("SCHEDULE_TEST_DRIVE"),
    details: z.nullish(testDriveDetails),
  }),
  z.extend(person, {
    kind: z.enum([
      "CONTACT_PURCHASE",
      "CONTACT_SERVICE",
      "CONTACT_PARTS",
      "CONTACT_BILLING",
      "CONTACT_GENERAL",
    ]),
    comments: message,
    details: z.nullish(contactDetails),
  }),
  z.extend(person, {
    kind: z.literal("CONTACT_TRADE"),
    comments: message,
    vehicle: ownVehicleSchema,
    details: z.nullish(contactDetails),
  }),
  z.extend(person, { kind: z.literal("CAREERS"), details: z.nullish(careersDetails) }),
  z.extend(base, { kind: z.literal("SELL_OR_TRADE"), details: z.nullish(sellOrTradeDetails) }),
  z.extend(base, { kind: z.literal("APPLY_FINANCING"), details: z.nullish(financingDetails) }),
  z.extend(base, { kind: z.literal("SERVICE"), details: z.nullish(serviceDetails) }),
]);

/** The request body of a lead. */
export type LeadRequest = z.infer<typeof leadRequestSchema>;

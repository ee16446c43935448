import * as z from "zod/mini";
import { day, dollars, text, time, vin, wholeNumber } from "./lead-fields.ts";
import { leadVehicleSchema } from "./lead-vehicle-schema.ts";

const tradeIn = z.nullish(leadVehicleSchema);

export const unlockDetails = z.object({
  tradeIn,
  pricing: z.nullish(
    z.object({ cashDown: dollars, tradeEquity: dollars, creditRange: text(500), months: wholeNumber }),
  ),
  call: z
    .nullish(z.boolean())
    .check(z.describe("The shopper wants a call instead of a code by text message: no code is sent.")),
});

/** Set by the site for an appointment that was booked online. */
const booking = {
  appointmentId: text(500),
  status: z.nullish(z.enum(["booked", "moved", "cancelled", "vehicle-gone"])),
};

export const testDriveDetails = z.object({ ...booking, day, time, tradeIn, heldUntil: text(500) });

export const contactDetails = z.object({
  tradeIn,
  person: text(500).check(z.describe("Slug of the staff member that the message is for.")),
});

export const careersDetails = z.object({ position: text(500) });

export const sellOrTradeDetails = z.object({
  ...booking,
  purchaseVin: z.nullish(vin),
  plate: text(500),
  state: text(500),
  day,
  time,
  tier: text(500),
  offer: dollars,
  laterOffer: dollars,
  reason: text(500),
  source: text(500),
  answers: z.nullish(z.array(z.object({ questionId: text(500), answer: text(2000) })).check(z.maxLength(60))),
  finance: z.nullish(
    z.object({ type: z.nullish(z.enum(["none", "loan", "finance"])), remainingBalance: dollars }),
  ),
});

const creditRange = z
  .nullish(z.string().check(z.regex(/^(\d{3}-\d{3})?$/)))
  .check(z.describe("Lowest and highest score: `600-619`."));

export const financingDetails = z.object({
  identifier: z.nullish(z.enum(["co-applicant", "current", "other"])),
  buyingTime: text(500),
  application: z
    .nullish(z.enum(["alone", "together"]))
    .check(z.describe("Set by the site when a full credit application goes to the lender.")),
  budget: z.nullish(z.object({ kind: z.nullish(z.enum(["month", "price"])), amount: dollars })),
  pricing: z
    .nullish(z.object({ cashDown: dollars, tradeEquity: dollars, creditRange, months: wholeNumber }))
    .check(z.describe("With a range of the settings and a term the request is a pre-approval.")),
  incomeRange: z
    .nullish(
      z.enum([
        "under-2000",
        "2000-2999",
        "3000-3999",
        "4000-5999",
        "6000-7999",
        "8000-or-more",
        "undisclosed",
      ]),
    )
    .check(z.describe("The household's income before tax, dollars a month.")),
});

export const serviceDetails = z.object({
  ...booking,
  day,
  time,
  adviser: text(500),
  transport: text(500),
  mileage: wholeNumber,
  business: text(500).check(z.describe("The business whose vehicle it is.")),
  businessTitle: text(500).check(z.describe("What the customer does at the business.")),
  operations: z.nullish(
    z.array(z.object({ code: text(500), name: text(500), notes: text(1000) })).check(z.maxLength(20)),
  ),
});

import * as z from "zod";
import { isCreditRange } from "./credit-range.ts";
import { APPLICANTS, BUDGET_KINDS, INCOME_RANGES } from "./financing-choices.ts";
import { choice, fields, line, lines, matching, number } from "./lead-fields.ts";
import type { LeadKind } from "./lead-kinds.ts";
import { vehicleFields, vin } from "./lead-vehicle-fields.ts";
import { readDollars, readMiles, readSignedDollars, readWholeNumber } from "./read-number.ts";

const day = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "invalid");
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, "invalid");
const tradeIn = vehicleFields.nullish().transform((value) => value ?? null);
const list = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item, "invalid")
    .max(max, "too-long")
    .nullish()
    .transform((value) => value ?? []);

/** Lowest and highest score of a range: `600-619`. No length limit, because too long is also `invalid`. */
function creditRange() {
  return line(Number.POSITIVE_INFINITY).refine((value) => value === null || isCreditRange(value), "invalid");
}

const unlock = fields({
  tradeIn,
  /** Terms from the pricing wizard. Stored for the dealer, never emailed. */
  pricing: fields({
    cashDown: number(readDollars, "price"),
    tradeEquity: number(readDollars, "price"),
    /** Lowest and highest score: `600-619`. */
    creditRange: line(),
    months: number(readWholeNumber, "invalid"),
  })
    .nullish()
    .transform((value) => value ?? null),
  /** The shopper wants a call instead of a code by text message. */
  call: z
    .boolean("invalid")
    .nullish()
    .transform((value) => value ?? false),
});

/** An appointment that the shopper booked online, and what became of it; without a status it is a request. */
const booking = {
  appointmentId: line(),
  status: choice(["booked", "moved", "cancelled", "vehicle-gone"]),
};

const testDrive = fields({
  ...booking,
  day,
  time,
  tradeIn,
  /** The vehicle is kept until then, local time: `2026-11-28 12:30`. */
  heldUntil: line(),
});
const contact = fields({
  tradeIn,
  /** Slug of the staff member that the message is for. */
  person: line(),
});

const sellOrTrade = fields({
  ...booking,
  /** VIN of the wanted vehicle in stock; makes the shopper's own a trade-in. */
  purchaseVin: vin,
  plate: line(),
  state: line(),
  day,
  time,
  tier: line(),
  /** The offer of the first tier, in cents. */
  offer: number(readDollars, "price"),
  /** The offer of the second tier, `more-cash-later`, in cents. */
  laterOffer: number(readDollars, "price"),
  /** Why the vehicle must be seen first: `rules`, `vehicle.unknown` … */
  reason: line(),
  /** Where the figures come from: `model` for our own estimate, else a book's name. */
  source: line(),
  answers: list(fields({ questionId: line(), answer: lines(2000) }), 60),
  /** Stored for the dealer, never emailed. */
  finance: fields({
    type: choice(["none", "loan", "finance"]),
    remainingBalance: number(readDollars, "price"),
  })
    .nullish()
    .transform((value) => value ?? null),
});

const careers = fields({ position: line() });

/**
 * A pre-approval or another request; an application goes to the lender encrypted. All but the first two is financial:
 * stored for the dealer, never emailed.
 */
const financing = fields({
  identifier: choice(APPLICANTS),
  buyingTime: line(),
  budget: fields({ kind: choice(BUDGET_KINDS), amount: number(readDollars, "amount") })
    .nullish()
    .transform((value) => value ?? null),
  pricing: fields({
    cashDown: number(readDollars, "amount"),
    tradeEquity: number(readSignedDollars, "amount"),
    creditRange: creditRange(),
    months: number(readWholeNumber, "invalid"),
  })
    .nullish()
    .transform((value) => value ?? null),
  incomeRange: choice(INCOME_RANGES),
  /** Set when a full application went to the lender, of one applicant or of two. */
  application: choice(["alone", "together"]),
});

const service = fields({
  ...booking,
  day,
  time,
  /** Whom the shopper chose, and what they do meanwhile. */
  adviser: line(),
  transport: line(),
  operations: list(fields({ code: line(), name: line(), notes: lines(1000) }), 20),
  mileage: number(readMiles, "mileage"),
  /** The business whose vehicle it is, and what the customer does there. */
  business: line(),
  businessTitle: line(),
});

/** The `details` of each kind (docs/product/leads.md). Unknown keys are dropped, so they are never stored. */
export const leadDetails = {
  UNLOCK_INVENTORY: unlock,
  UNLOCK_PRICE: unlock,
  SCHEDULE_TEST_DRIVE: testDrive,
  SELL_OR_TRADE: sellOrTrade,
  CONTACT_PURCHASE: contact,
  CONTACT_SERVICE: contact,
  CONTACT_PARTS: contact,
  CONTACT_BILLING: contact,
  CONTACT_TRADE: contact,
  CONTACT_GENERAL: contact,
  CAREERS: careers,
  APPLY_FINANCING: financing,
  SERVICE: service,
} satisfies Record<LeadKind, z.ZodType>;

export type LeadDetails<K extends LeadKind = LeadKind> = z.output<(typeof leadDetails)[K]>;

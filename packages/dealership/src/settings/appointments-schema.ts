import * as z from "zod";
import { nonEmpty, slug, uniqueList } from "./field-schemas.ts";

/** A text by language, in the default language at least. */
const localized = z.record(z.string(), nonEmpty);

const minutes = z.int().min(0);

const bookingShape = {
  /** From one start to the next. */
  stepMinutes: z.int().min(1),
  /** The shortest time between booking and start. */
  leadMinutes: minutes,
  /** The last day that can be booked, in days after today. */
  horizonDays: z.int().min(0).max(180),
  /** How many may run at the same time at a store: people for test drives and appraisals, bays for service. */
  capacity: z.int().min(1),
  /** An appointment ends this long before closing. */
  closingBufferMinutes: minutes,
  /** The shopper can move or cancel online until this long before the start. */
  changeUntilMinutes: minutes,
};

const testDriveSchema = z.strictObject({
  ...bookingShape,
  lengthMinutes: z.int().min(1),
  /** The vehicle is kept for the shopper until this long after the start; null when it is not kept. */
  holdMinutes: minutes.nullable(),
});

const appraisalSchema = z.strictObject({ ...bookingShape, lengthMinutes: z.int().min(1) });

const serviceItem = z.strictObject({
  id: slug,
  name: localized,
  /** Time in the bay; a visit takes the sum of its services. */
  minutes: z.int().min(1),
  /** The code of this work at the scheduling service. */
  opCode: nonEmpty,
  /** Ids of the service offers for this work. */
  offers: uniqueList(nonEmpty).optional(),
});

const transport = z.strictObject({
  id: z.enum(["wait", "shuttle", "loaner"]),
  /** How many a day; null without a limit. */
  perDay: z.int().min(0).nullable(),
});

const serviceSchema = z.strictObject({
  ...bookingShape,
  services: z.array(serviceItem).min(1),
  /** Slugs of the staff whom a shopper can choose; each has one appointment at a time. */
  advisers: uniqueList(slug),
  /** What the shopper does meanwhile. */
  transports: z.array(transport).min(1),
});

/** Appointments that shoppers book online, by kind; null where a form asks for them. */
export const appointmentsSchema = z.strictObject({
  testDrive: testDriveSchema.nullable(),
  service: serviceSchema.nullable(),
  /** Someone of sales looks at the shopper's own vehicle and names a figure. */
  appraisal: appraisalSchema.nullable(),
});
export type AppointmentSettings = z.infer<typeof appointmentsSchema>;

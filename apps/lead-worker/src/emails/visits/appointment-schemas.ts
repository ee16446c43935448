import { APPOINTMENT_KINDS, type AppointmentContent, type AppointmentState } from "@forecourt/database";
import { z } from "zod";

const sitePath = z.string().startsWith("/");
// Whatever a calendar date can be: later ones make every formatter throw.
const instant = z.int().min(0).max(8_640_000_000_000_000);

const vehicle = z.object({
  name: z.string(),
  facts: z.string().nullable(),
  price: z.string().nullable(),
  payment: z.string().nullable(),
  ownTerms: z.boolean(),
  page: sitePath.nullable(),
});

const trade = z.object({
  vehicle: z.string(),
  offer: z.int().nullable(),
  owed: z.int().nullable(),
  validThrough: z.iso.date(),
  page: sitePath,
});

/** What an appointment is about, as the site sealed it. */
export const appointmentContent: z.ZodType<AppointmentContent> = z.object({
  locale: z.string(),
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  vehicle: vehicle.nullable(),
  ownVehicle: z
    .object({
      vin: z.string().nullable(),
      year: z.int().nullable(),
      make: z.string().nullable(),
      model: z.string().nullable(),
      trim: z.string().nullable(),
      mileage: z.number().nullable(),
    })
    .optional(),
  services: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.int() })),
  adviser: z.string().nullable(),
  transport: z.enum(["wait", "shuttle", "loaner"]).nullable(),
  notes: z.string().nullable(),
  person: z.object({ name: z.string(), title: z.string(), phone: z.string() }).nullable(),
  holdMinutes: z.int().min(0).nullable(),
  trade: trade.nullable(),
  business: z.object({ name: z.string(), title: z.string().nullable() }).optional(),
  externalId: z.string().optional(),
  page: sitePath,
});

/** What an email says about the time of an appointment. */
export const appointmentState: z.ZodType<AppointmentState> = z.object({
  id: z.string().min(1),
  kind: z.enum(APPOINTMENT_KINDS),
  storeId: z.string(),
  start: instant,
  end: instant,
  sequence: z.int().min(0),
  reminderAt: instant.nullish(),
  cancelledBy: z.enum(["shopper", "dealer", "vehicle"]).nullable(),
});

/** Validates the decrypted content of an appointment; null when it is invalid. */
export function readAppointmentContent(content: unknown): AppointmentContent | null {
  return appointmentContent.safeParse(content).data ?? null;
}

import * as z from "zod/mini";
import { leadCustomerSchema } from "../leads/index.ts";

const instant = z.iso.datetime({ offset: true });
const text = (most: number) => z.string().check(z.maxLength(most));

const timeShape = { start: instant, end: instant };

/** The starts of a store's days. Times are ISO 8601 with the store's UTC offset. */
export const appointmentSlotsSchema = z.object({
  timeZone: z.string().check(z.describe("IANA name, such as America/Chicago.")),
  slots: z.array(
    z.object({
      ...timeShape,
      available: z.boolean(),
      reason: z.optional(z.enum(["too-late", "full"])).check(z.describe("Why it cannot be booked.")),
    }),
  ),
});

/** The body that books an appointment. */
export const appointmentRequestSchema = z.object({
  kind: z.enum(["test-drive", "service", "appraisal"]),
  start: instant,
  customer: leadCustomerSchema,
  vehicle: z
    .nullish(
      z.object({
        vin: z.nullish(text(20)),
        year: z.nullish(z.union([z.int(), text(10)])),
        make: z.nullish(text(100)),
        model: z.nullish(text(100)),
        mileage: z.nullish(z.union([z.int(), text(20)])),
      }),
    )
    .check(z.describe("Of a test drive: the VIN in stock. Otherwise: the shopper's own.")),
  services: z.nullish(z.array(z.string())).check(z.describe("Ids of the wanted work.")),
  adviser: z.nullish(text(100)).check(z.describe("Slug of a member of staff; any by default.")),
  transport: z.nullish(z.enum(["wait", "shuttle", "loaner"])),
  notes: z.nullish(text(5000)),
  locale: z.nullish(z.enum(["en", "es"])),
  valuation: z.nullish(text(200)).check(z.describe("The token of the shopper's valuation.")),
});

/** A booked appointment. Its two addresses are paths of the site with the secret that opens them. */
export const appointmentBookedSchema = z.object({
  appointmentId: z.string(),
  ...timeShape,
  manageUrl: z.string(),
  calendarUrl: z.string(),
  leadId: z.optional(z.string()),
});

/** The body that moves an appointment, by the token of its link. */
export const appointmentMoveSchema = z.object({ token: text(200), start: instant });

/** The body that cancels an appointment, by the token of its link. */
export const appointmentCancelSchema = z.object({ token: text(200) });

/** An appointment after a change. */
export const appointmentChangedSchema = z.object({
  appointmentId: z.string(),
  state: z.enum(["booked", "cancelled"]),
  ...timeShape,
  manageUrl: z.string(),
  calendarUrl: z.string(),
});

export type AppointmentSlots = z.infer<typeof appointmentSlotsSchema>;
export type AppointmentRequest = z.infer<typeof appointmentRequestSchema>;
export type AppointmentBooked = z.infer<typeof appointmentBookedSchema>;
export type AppointmentChanged = z.infer<typeof appointmentChangedSchema>;

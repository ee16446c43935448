import * as z from "zod/mini";

const instant = z.iso.datetime({ offset: true });

/** A bookable time. ISO 8601 with the dealership's UTC offset. */
export const slotSchema = z.object({ start_datetime: instant, end_datetime: instant });

/** The response of the availability endpoint. */
export const availabilitySchema = z.object({ slots: z.array(slotSchema) });

/** A service appointment (docs/product/api.md, "Scheduling"). */
export const appointmentSchema = z.object({
  appointment_id: z.string(),
  start_datetime: instant,
  end_datetime: instant,
  notes_general: z.string(),
  vehicle_arr: z.nullable(z.object({ year: z.int(), make: z.string(), model: z.string() })),
  repair_order_lines: z.array(
    z.object({ op_code: z.string(), name: z.string(), notes_narrative: z.string() }),
  ),
});

export type Slot = z.infer<typeof slotSchema>;
export type Appointment = z.infer<typeof appointmentSchema>;

import { zonedIsoTime } from "@forecourt/calendar";

/** A service appointment; start and end are milliseconds since 1970. */
export type ServiceAppointment = {
  id: string;
  start: number;
  end: number;
  notes: string;
  /** Null without a vehicle. */
  vehicle: { year: number; make: string; model: string } | null;
  /** Requested work. */
  operations: readonly { code: string; name: string; notes: string }[];
};

/** A service appointment in the format of scheduling systems. */
export type AppointmentRecord = {
  appointment_id: string;
  /** ISO 8601 with the dealership's UTC offset. */
  start_datetime: string;
  end_datetime: string;
  notes_general: string;
  vehicle_arr: { year: number; make: string; model: string } | null;
  repair_order_lines: { op_code: string; name: string; notes_narrative: string }[];
};

/**
 * Converts an appointment to the record of scheduling systems, in the dealership's local time. Fractions of a second are
 * dropped (docs/product/scheduling.md, "Appointment record").
 *
 * @throws RangeError when the time zone or an instant does not exist
 * @example toAppointmentRecord(appointment, "America/Chicago").start_datetime // "2026-11-20T09:00:00-06:00"
 */
export function toAppointmentRecord(appointment: ServiceAppointment, timeZone: string): AppointmentRecord {
  const { id, start, end, notes, vehicle, operations } = appointment;
  return {
    appointment_id: id,
    start_datetime: zonedIsoTime(start, timeZone),
    end_datetime: zonedIsoTime(end, timeZone),
    notes_general: notes,
    vehicle_arr: vehicle && { year: vehicle.year, make: vehicle.make, model: vehicle.model },
    repair_order_lines: operations.map((operation) => ({
      op_code: operation.code,
      name: operation.name,
      notes_narrative: operation.notes,
    })),
  };
}

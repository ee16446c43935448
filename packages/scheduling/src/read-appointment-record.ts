import { type Result, resultOf } from "@forecourt/result";
import type { ServiceAppointment } from "./appointment-record.ts";

export type AppointmentError = {
  /** The invalid field, such as `["end_datetime"]`; empty for a value that is no record. */
  path: readonly string[];
  code:
    | "appointment.invalid"
    | "appointment.id-missing"
    | "appointment.start-invalid"
    | "appointment.end-invalid"
    | "appointment.end-not-after-start"
    | "appointment.notes-invalid"
    | "appointment.vehicle-invalid"
    | "appointment.lines-invalid";
};

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Missing notes are empty; null means an invalid type. */
function readText(value: unknown): string | null {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : null;
}

const ISO = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function readInstant(value: unknown): number | null {
  const date = typeof value === "string" ? ISO.exec(value)?.[1] : undefined;
  if (date === undefined) return null;
  const instant = Date.parse(value as string);
  // `Date.parse` accepts 30 February as 2 March.
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant) || !day.toISOString().startsWith(date) ? null : instant;
}

/** Undefined for an invalid vehicle, null for none. */
function readVehicle(value: unknown): ServiceAppointment["vehicle"] | undefined {
  if (value === undefined || value === null) return null;
  if (!isFields(value)) return undefined;
  const { year, make, model } = value;
  if (!Number.isInteger(year) || typeof make !== "string" || typeof model !== "string") return undefined;
  return { year: year as number, make, model };
}

function readLines(value: unknown): ServiceAppointment["operations"] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const operations = value.map((line: unknown) => {
    const { op_code: code, name, notes_narrative } = isFields(line) ? line : {};
    const notes = readText(notes_narrative);
    return typeof code === "string" && typeof name === "string" && notes !== null
      ? { code, name, notes }
      : null;
  });
  return operations.includes(null) ? null : (operations as ServiceAppointment["operations"]);
}

/**
 * Parses an appointment record from another system. Times need a UTC offset or `Z`; notes, vehicle and lines are
 * optional; unknown fields are dropped. Never throws (docs/product/scheduling.md, "Appointment record").
 *
 * @example readAppointmentRecord({}) // { ok: false, errors: [{ path: ["appointment_id"], code: "appointment.id-missing" }, …] }
 */
export function readAppointmentRecord(input: unknown): Result<ServiceAppointment, AppointmentError> {
  if (!isFields(input)) return { ok: false, errors: [{ path: [], code: "appointment.invalid" }] };
  const errors: AppointmentError[] = [];
  const refuse = (field: string, code: AppointmentError["code"]) => errors.push({ path: [field], code });
  const id = typeof input.appointment_id === "string" ? input.appointment_id : "";
  const start = readInstant(input.start_datetime);
  const end = readInstant(input.end_datetime);
  const notes = readText(input.notes_general);
  const vehicle = readVehicle(input.vehicle_arr);
  const operations = readLines(input.repair_order_lines);
  if (id === "") refuse("appointment_id", "appointment.id-missing");
  if (start === null) refuse("start_datetime", "appointment.start-invalid");
  if (end === null) refuse("end_datetime", "appointment.end-invalid");
  if (start !== null && end !== null && end <= start)
    refuse("end_datetime", "appointment.end-not-after-start");
  if (notes === null) refuse("notes_general", "appointment.notes-invalid");
  if (vehicle === undefined) refuse("vehicle_arr", "appointment.vehicle-invalid");
  if (operations === null) refuse("repair_order_lines", "appointment.lines-invalid");
  return resultOf(errors, () => ({ id, start, end, notes, vehicle, operations }) as ServiceAppointment);
}

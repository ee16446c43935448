import { standardSchema } from "@forecourt/result";
import { readAppointmentRecord } from "./read-appointment-record.ts";

/**
 * `readAppointmentRecord` as a Standard Schema, for a program that receives appointments.
 *
 * @example appointmentRecordSchema["~standard"].validate(await request.json()) // { value: appointment }
 */
export const appointmentRecordSchema = standardSchema(readAppointmentRecord);

import { expect, test } from "vitest";
import { appointmentRecordSchema } from "./appointment-record-schema.ts";

test("gives the appointment, or an issue for each invalid field", () => {
  const { validate } = appointmentRecordSchema["~standard"];
  const record = {
    appointment_id: "a-1",
    start_datetime: "2026-11-20T15:00:00Z",
    end_datetime: "2026-11-20T16:00:00Z",
  };
  expect(validate(record)).toMatchObject({ value: { id: "a-1", start: Date.UTC(2026, 10, 20, 15) } });
  expect(validate({ ...record, appointment_id: "" })).toEqual({
    issues: [{ message: "appointment.id-missing", path: ["appointment_id"], code: "appointment.id-missing" }],
  });
});

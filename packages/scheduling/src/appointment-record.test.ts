import { AWKWARD_ZONES } from "@forecourt/calendar/testing";
import { fail } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ServiceAppointment, toAppointmentRecord } from "./appointment-record.ts";
import { readAppointmentRecord } from "./read-appointment-record.ts";
import { anyText } from "./testing/any-text.ts";

const appointment: ServiceAppointment = {
  id: "a-1",
  start: Date.UTC(2026, 10, 20, 15),
  end: Date.UTC(2026, 10, 20, 16, 30),
  notes: "Please call before.",
  vehicle: { year: 2024, make: "Mitsubishi", model: "Outlander" },
  operations: [{ code: "OIL", name: "Oil change", notes: "Synthetic" }],
};

const record = {
  appointment_id: "a-1",
  start_datetime: "2026-11-20T09:00:00-06:00",
  end_datetime: "2026-11-20T10:30:00-06:00",
  notes_general: "Please call before.",
  vehicle_arr: { year: 2024, make: "Mitsubishi", model: "Outlander" },
  repair_order_lines: [{ op_code: "OIL", name: "Oil change", notes_narrative: "Synthetic" }],
};

describe("toAppointmentRecord", () => {
  test("writes the dealership's local time", () => {
    expect(toAppointmentRecord(appointment, "America/Chicago")).toEqual(record);
    const { start_datetime: there } = toAppointmentRecord(appointment, "Asia/Kathmandu");
    expect(there).toBe("2026-11-20T20:45:00+05:45");
    expect(toAppointmentRecord(appointment, "UTC").start_datetime).toBe("2026-11-20T15:00:00+00:00");
  });

  test("gives the two instants of a repeated hour different offsets", () => {
    const first = { ...appointment, start: Date.UTC(2026, 10, 1, 6, 30), end: Date.UTC(2026, 10, 1, 7, 30) };
    const { start_datetime, end_datetime } = toAppointmentRecord(first, "America/Chicago");
    expect([start_datetime, end_datetime]).toEqual([
      "2026-11-01T01:30:00-05:00",
      "2026-11-01T01:30:00-06:00",
    ]);
  });

  test("omits unknown fields", () => {
    const vehicle = { year: 2024, make: "Mitsubishi", model: "Outlander", vin: "X" };
    expect(toAppointmentRecord({ ...appointment, vehicle }, "America/Chicago")).toEqual(record);
    expect(toAppointmentRecord({ ...appointment, vehicle: null }, "UTC").vehicle_arr).toBeNull();
  });
});

describe("readAppointmentRecord", () => {
  test("reads what toAppointmentRecord wrote, in any zone", () => {
    const second = fc.integer({ min: 1_000_000_000, max: 2_500_000_000 });
    const text = anyText(20);
    const any = fc.record({
      id: fc.string({ minLength: 1 }),
      times: fc.tuple(second, fc.integer({ min: 1, max: 100_000 })),
      notes: text,
      vehicle: fc.option(fc.record({ year: fc.integer(), make: text, model: text })),
      operations: fc.array(fc.record({ code: text, name: text, notes: text }), { maxLength: 3 }),
    });
    const returns = fc.property(
      any,
      fc.constantFrom(...AWKWARD_ZONES),
      ({ times: [start, seconds], ...rest }, timeZone) => {
        const given = { ...rest, start: start * 1000, end: (start + seconds) * 1000 };
        expect(readAppointmentRecord(toAppointmentRecord(given, timeZone))).toEqual({
          ok: true,
          value: given,
        });
      },
    );
    fc.assert(returns, { numRuns: 100 });
  });

  test("notes, vehicle and lines may be missing", () => {
    const { appointment_id, start_datetime, end_datetime } = record;
    const least = { appointment_id, start_datetime, end_datetime };
    const read = { ...appointment, notes: "", vehicle: null, operations: [] };
    expect(readAppointmentRecord(least)).toEqual({ ok: true, value: read });
    const nulls = { notes_general: null, vehicle_arr: null, repair_order_lines: null };
    expect(readAppointmentRecord({ ...least, ...nulls })).toEqual({ ok: true, value: read });
    const line = { op_code: "OIL", name: "Oil change" };
    expect(readAppointmentRecord({ ...least, repair_order_lines: [line] })).toMatchObject({
      value: { operations: [{ code: "OIL", name: "Oil change", notes: "" }] },
    });
  });

  test.each<[string, object]>([
    ["id-missing", { appointment_id: "" }],
    ["id-missing", { appointment_id: 7 }],
    ["start-invalid", { start_datetime: "2026-11-20T09:00:00" }],
    ["start-invalid", { start_datetime: "2026-11-20 09:00:00-06:00" }],
    ["start-invalid", { start_datetime: "2026-02-30T09:00:00-06:00" }],
    ["start-invalid", { start_datetime: "2026-13-20T09:00:00Z" }],
    ["start-invalid", { start_datetime: "2026-11-20T25:00:00Z" }],
    ["start-invalid", { start_datetime: " 2026-11-20T09:00:00Z" }],
    ["start-invalid", { start_datetime: "2026-11-20T09:00:00Z " }],
    ["start-invalid", { start_datetime: 1_795_000_000_000 }],
    ["end-invalid", { end_datetime: undefined }],
    ["end-not-after-start", { end_datetime: "2026-11-20T15:00:00Z" }],
    ["notes-invalid", { notes_general: 7 }],
    ["vehicle-invalid", { vehicle_arr: [] }],
    ["vehicle-invalid", { vehicle_arr: "Outlander" }],
    ["vehicle-invalid", { vehicle_arr: { year: "2024", make: "M", model: "O" } }],
    ["vehicle-invalid", { vehicle_arr: { year: 2024, make: 1, model: "O" } }],
    ["vehicle-invalid", { vehicle_arr: { year: 2024, make: "M" } }],
    ["lines-invalid", { repair_order_lines: {} }],
    ["lines-invalid", { repair_order_lines: [null] }],
    ["lines-invalid", { repair_order_lines: [...record.repair_order_lines, { op_code: "X" }] }],
    ["lines-invalid", { repair_order_lines: [{ name: "X" }] }],
    ["lines-invalid", { repair_order_lines: [{ op_code: "X", name: "X", notes_narrative: 1 }] }],
  ])("%s: %j", (code, change) => {
    expect(readAppointmentRecord({ ...record, ...change })).toEqual({
      ok: false,
      errors: [{ path: Object.keys(change), code: `appointment.${code}` }],
    });
  });

  test("accepts Z, missing seconds, fractions of a second, and an end 1 ms later", () => {
    const read = readAppointmentRecord({
      ...record,
      start_datetime: "2026-11-20T15:00Z",
      end_datetime: "2026-11-20T15:00:00.001Z",
    });
    expect(read).toMatchObject({
      ok: true,
      value: { start: appointment.start, end: appointment.start + 1 },
    });
  });

  test("reports every error and never throws", () => {
    expect(readAppointmentRecord({})).toEqual({
      ok: false,
      errors: [
        { path: ["appointment_id"], code: "appointment.id-missing" },
        { path: ["start_datetime"], code: "appointment.start-invalid" },
        { path: ["end_datetime"], code: "appointment.end-invalid" },
      ],
    });
    for (const input of [null, undefined, 7, "x", [], [record]])
      expect(readAppointmentRecord(input)).toEqual(fail("appointment.invalid"));
    fc.assert(fc.property(fc.anything(), (input) => readAppointmentRecord(input).ok === false));
  });
});

import { describe, expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import type { Appointment } from "./appointment-schema.ts";
import { createSchedulingClient } from "./scheduling-client.ts";

const api = useApiServer();
const store = {
  bid: "417 a",
  timeZone: "America/Chicago",
  adviserUserId: "7",
  technicianUserId: "9",
};
const staff = { timezone: "America/Chicago", adviser_user_id: "7", technician_user_id: "9" };
const client = () => createSchedulingClient({ baseUrl: `${api.url}/v2`, store, ...instantRetries() });

const slot = { start_datetime: "2026-11-23T09:00:00-06:00", end_datetime: "2026-11-23T10:00:00-06:00" };
const appointment: Appointment = {
  appointment_id: "a-1",
  ...slot,
  notes_general: "Please call before.",
  vehicle_arr: { year: 2024, make: "Mitsubishi", model: "Outlander" },
  repair_order_lines: [{ op_code: "LOF", name: "Oil change", notes_narrative: "Synthetic" }],
};
const { appointment_id: _id, ...booking } = appointment;
const customer = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "4175550123" };
const business = {
  name: "Example Freight",
  contactName: "Ada Lovelace",
  contactTitle: "Fleet manager",
  contactPhone: "4175550123",
  contactEmail: "ada@example.com",
};
const taken = json(
  { errors: [{ field: "start_datetime", code: "slot-taken", message: "This time is taken." }] },
  409,
);
const sent = () => api.received.map(({ method, path }) => `${method} ${path}`);
const body = () => JSON.parse(api.received[0]?.body ?? "");

describe("availability", () => {
  test("sends days, time zone and staff of the store", async () => {
    api.answer(json({ slots: [slot] }));
    const result = await client().availability({
      from: "2026-11-23",
      to: "2026-11-27",
      opCodes: ["LOF", "ROT"],
    });
    expect(result).toEqual({ ok: true, value: [slot] });
    const { pathname, searchParams } = new URL(api.received[0]?.path ?? "", api.url);
    expect(pathname).toBe("/v2/stores/417%20a/availability");
    expect(Object.fromEntries(searchParams)).toEqual({
      from: "2026-11-23",
      to: "2026-11-27",
      op_codes: "LOF,ROT",
      ...staff,
    });
  });

  test("omits op_codes when there are none", async () => {
    api.answer(json({ slots: [] }));
    expect(await client().availability({ from: "2026-11-23", to: "2026-11-23" })).toEqual({
      ok: true,
      value: [],
    });
    expect(api.received[0]?.path).not.toContain("op_codes");
  });

  test.each([
    ["without a list", { slots: null }],
    ["of times without their zone", { slots: [{ ...slot, end_datetime: "2026-11-23T10:00:00" }] }],
  ])("%s is an invalid response", async (_name, answer) => {
    api.answer(json(answer));
    expect(await client().availability({ from: "2026-11-23", to: "2026-11-27" })).toMatchObject({
      ok: false,
      errors: [{ code: "invalid-response.schema" }],
    });
  });
});

describe("an appointment", () => {
  test.each([
    ["a person", customer],
    ["a business", business],
  ])("is booked for %s", async (_name, who) => {
    api.answer(json(appointment, 201));
    const result = await client().create({ ...booking, customer: who }, { idempotencyKey: "k1" });
    expect(result).toEqual({ ok: true, value: appointment });
    expect(sent()).toEqual(["POST /v2/stores/417%20a/appointments"]);
    expect(api.received[0]?.headers["idempotency-key"]).toBe("k1");
    expect(body()).toEqual({ ...booking, ...staff, customer: who });
  });

  test("is retried with the same key", async () => {
    api.answer((request) => request.socket.destroy(), json(appointment));
    expect((await client().create({ ...booking, customer }, { idempotencyKey: "k1" })).ok).toBe(true);
    expect(api.received.map(({ headers }) => headers["idempotency-key"])).toEqual(["k1", "k1"]);
  });

  test("at a taken time is refused with 409", async () => {
    api.answer(taken);
    for (const result of [
      await client().create({ ...booking, customer }, { idempotencyKey: "k1" }),
      await client().reschedule("a-1", slot),
    ])
      expect(result).toMatchObject({
        errors: [{ kind: "refused", status: 409, retryable: false }],
        refusals: [{ code: "slot-taken" }],
      });
    expect(api.received).toHaveLength(2);
  });

  test("is read", async () => {
    api.answer(json({ ...appointment, vehicle_arr: null }));
    expect(await client().get("a-1")).toEqual({ ok: true, value: { ...appointment, vehicle_arr: null } });
    expect(sent()).toEqual(["GET /v2/stores/417%20a/appointments/a-1"]);
  });

  test("is rescheduled by sending only the time", async () => {
    api.answer(empty(503), json(appointment));
    expect(await client().reschedule("a-1", appointment)).toEqual({ ok: true, value: appointment });
    expect(sent()).toEqual(Array(2).fill("PUT /v2/stores/417%20a/appointments/a-1/time"));
    expect(body()).toEqual({ ...slot, ...staff });
  });

  test("is cancelled", async () => {
    api.answer(empty(503), empty(204));
    expect(await client().cancel("a-1")).toEqual({ ok: true });
    expect(sent()).toEqual(Array(2).fill("DELETE /v2/stores/417%20a/appointments/a-1"));
    api.answer(taken);
    expect(await client().cancel("a-1")).toMatchObject({ refusals: [{ code: "slot-taken" }] });
  });

  test.each(["", "..", "a/b", "a?b", "a".repeat(101)])("rejects the id %j without a request", async (id) => {
    const { get, cancel, reschedule } = client();
    for (const result of [await get(id), await cancel(id), await reschedule(id, slot)])
      expect(result).toMatchObject({ errors: [{ kind: "refused", code: "appointment_id.invalid" }] });
    expect(api.received).toEqual([]);
  });
});

test("calls abort with the caller's signal", async () => {
  for (const call of [
    (given: { signal: AbortSignal }) => client().availability({ from: "", to: "" }, given),
    (given: { signal: AbortSignal }) =>
      client().create({ ...booking, customer }, { idempotencyKey: "k", signal: given.signal }),
    (given: { signal: AbortSignal }) => client().get("a-1", given),
    (given: { signal: AbortSignal }) => client().reschedule("a-1", slot, given),
    (given: { signal: AbortSignal }) => client().cancel("a-1", given),
  ]) {
    const ended = new AbortController();
    api.answer(() => ended.abort());
    expect(await call(ended)).toMatchObject({ errors: [{ kind: "aborted", code: "aborted" }] });
  }
  expect(api.received).toHaveLength(5);
});

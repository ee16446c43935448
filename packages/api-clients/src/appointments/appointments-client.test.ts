import { describe, expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { createAppointmentsClient } from "./appointments-client.ts";

const api = useApiServer();
const client = () =>
  createAppointmentsClient({ baseUrl: `${api.url}/api/v1`, store: "north", ...instantRetries() });

const times = { start: "2026-11-28T10:30:00-06:00", end: "2026-11-28T11:15:00-06:00" };
const booked = { appointmentId: "a", ...times, manageUrl: "/appointments/t", calendarUrl: "/api/v1/c" };

describe("slots", () => {
  const answer = { timeZone: "America/Chicago", slots: [{ ...times, available: true }] };

  test.each([
    [
      "of a test drive",
      () => client().testDriveSlots({ vin: "V", from: "2026-11-28", days: 3 }),
      "test-drive/slots?vin=V&from=2026-11-28&days=3",
    ],
    [
      "of service",
      () => client().serviceSlots({ services: ["oil-change", "tire-rotation"], adviser: "joy" }),
      "service/slots?services=oil-change%2Ctire-rotation&adviser=joy",
    ],
    [
      "of an appraisal",
      () => client().appraisalSlots({ from: "2026-11-28", days: 3 }),
      "appraisal/slots?from=2026-11-28&days=3",
    ],
  ])("%s", async (_name, call, path) => {
    api.answer(json(answer));
    expect(await call()).toEqual({ ok: true, value: answer });
    expect(api.received).toMatchObject([{ method: "GET", path: `/api/v1/stores/north/website/${path}` }]);
  });
});

describe("booking", () => {
  const request = {
    kind: "test-drive" as const,
    start: times.start,
    customer: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "4175550123" },
    vehicle: { vin: "V" },
  };

  test("is posted with its key, and again after no response", async () => {
    api.answer(empty(503), json(booked, 201));
    expect(await client().book(request, { idempotencyKey: "k1" })).toEqual({ ok: true, value: booked });
    expect(api.received).toHaveLength(2);
    expect(api.received[1]).toMatchObject({
      method: "POST",
      path: "/api/v1/stores/north/website/appointments",
      headers: { "idempotency-key": "k1" },
    });
    expect(JSON.parse(api.received[1]?.body ?? "")).toEqual(request);
  });

  test("a taken time is a refusal", async () => {
    const errors = [{ field: "start", code: "slot-taken", message: "Taken." }];
    api.answer(json({ errors, alternatives: [times] }, 409));
    expect(await client().book(request, { idempotencyKey: "k1" })).toMatchObject({
      errors: [{ status: 409 }],
      refusals: errors,
    });
  });
});

test.each([
  ["moved", "move", { token: "t", start: times.start }],
  ["cancelled", "cancel", { token: "t" }],
] as const)("an appointment is %s by its token", async (_name, action, body) => {
  const answer = { ...booked, state: action === "move" ? "booked" : "cancelled" };
  api.answer(json(answer));
  const result =
    action === "move" ? await client().move({ token: "t", start: times.start }) : await client().cancel("t");
  expect(result).toEqual({ ok: true, value: answer });
  expect(api.received).toMatchObject([{ method: "POST", path: `/api/v1/appointments/${action}` }]);
  expect(JSON.parse(api.received[0]?.body ?? "")).toEqual(body);
});

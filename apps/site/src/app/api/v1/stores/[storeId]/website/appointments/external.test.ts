import { appointmentBookedSchema, appointmentSlotsSchema } from "@forecourt/api-clients/appointments";
import { addDays, firstInstantOf, localDate, zonedIsoTime } from "@forecourt/calendar";
import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { personalLead } from "#server/appointments/lead-of-change.ts";
import { openAppointment } from "#server/appointments/open-appointment.ts";
import { dealership } from "#server/settings/dealership.ts";
import { postJson } from "#testing/post-json.ts";
import { useSchedulingApi } from "#testing/use-scheduling-api.ts";
import { SITE_URL, stockSite, useTestSite } from "#testing/use-test-site.ts";
import { POST as cancel } from "../../../../appointments/cancel/route.ts";
import { POST as move } from "../../../../appointments/move/route.ts";
import { GET as serviceSlots } from "../service/slots/route.ts";
import { POST as book } from "./route.ts";

useTestSite();
const api = useSchedulingApi("north");
const database = useTestDatabase();

const ZONE = "America/Chicago";
const DAY = addDays(localDate(Date.now(), ZONE), 3);
/** Nights: no hours of the settings offer them. */
const startAt = (hour: number) => zonedIsoTime(firstInstantOf(DAY, hour * 60, ZONE), ZONE);
const [ONE, TWO, THREE] = [startAt(1), startAt(3), startAt(5)];

beforeEach(async () => {
  await database.reset();
  stockSite([], database.site);
  api.slots = [1, 3, 5].map((hour) => ({ start_datetime: startAt(hour), end_datetime: startAt(hour + 1) }));
});

const at = { params: Promise.resolve({ storeId: "north" }) };
const visit = (start: string, own: object = {}) => ({
  kind: "service",
  start,
  services: ["oil-change", "tire-rotation"],
  customer: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "(417) 555-0123" },
  vehicle: { year: 2019, make: "Mitsubishi", model: "Mirage" },
  notes: "It squeaks.",
  ...own,
});
const ask = (start: string, key = "key-of-the-visit", own: object = {}) =>
  book(postJson(visit(start, own), { "idempotency-key": key }), at);

async function booked(start = ONE) {
  const answer = await ask(start);
  expect(answer.status).toBe(201);
  return z.parse(appointmentBookedSchema, await answer.json());
}
const tokenOf = ({ manageUrl }: { manageUrl: string }) => manageUrl.split("/").at(-1) ?? "";
const called = (method: string) => api.calls.filter((call) => call.method === method);
const keptStarts = () => [...api.kept.values()].map(({ start_datetime }) => start_datetime);

async function stored() {
  const { rows } = await database.owner.pool.query(
    `SELECT (SELECT count(*) FROM lead)::int AS leads, (SELECT count(*) FROM shopper_email)::int AS emails,
            (SELECT string_agg(state, ',') FROM appointment) AS states, (SELECT start_at FROM appointment) AS start`,
  );
  const { start, ...counts } = rows[0];
  return { ...counts, start: start && zonedIsoTime(start.getTime(), ZONE) };
}

describe("the times", () => {
  const slots = async () =>
    serviceSlots(
      new Request(`${SITE_URL}/api?services=oil-change,tire-rotation&adviser=joy-castellanos`),
      at,
    );

  test("are those of the scheduling system, with the codes of the work", async () => {
    const { slots: offered } = z.parse(appointmentSlotsSchema, await (await slots()).json());
    expect(offered).toEqual(
      [1, 3, 5].map((hour) => ({ start: startAt(hour), end: startAt(hour + 1), available: true })),
    );
    const { searchParams } = new URL(called("GET")[0]!.path, "http://api");
    expect(searchParams.get("op_codes")).toBe("OIL,ROT");
    expect(searchParams.get("from")).toBe(localDate(Date.now(), ZONE));
  });

  test("are unavailable when it does not answer", async () => {
    api.fail("GET");
    expect((await slots()).status).toBe(503);
  });
});

describe("booking", () => {
  test("books there and stores the id, the lead and the emails", async () => {
    const appointment = await booked();
    expect(appointment).toMatchObject({ start: ONE, end: startAt(2) });
    const [{ key, body } = { key: "", body: {} }] = called("POST");
    expect(key).toBe(appointment.appointmentId);
    expect(body).toMatchObject({
      start_datetime: ONE,
      end_datetime: startAt(2),
      notes_general: "It squeaks.",
      vehicle_arr: { year: 2019, make: "Mitsubishi", model: "Mirage" },
      customer: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "4175550123" },
    });
    const opened = await openAppointment(tokenOf(appointment), new Date());
    expect(opened).toMatchObject({ kind: "found", content: { externalId: [...api.kept.keys()][0] } });
    expect(await stored()).toMatchObject({ leads: 1, states: "booked", start: ONE });
  });

  test("is one visit when it is repeated", async () => {
    // Its links may differ: they are signed in another second.
    const { appointmentId, leadId, start, end } = await booked();
    expect(await booked()).toMatchObject({ appointmentId, leadId, start, end });
    expect(called("POST")).toHaveLength(1);
    expect(await stored()).toMatchObject({ leads: 1 });
    // The same key with other words is refused, and the visit stays.
    expect((await ask(ONE, undefined, { notes: "Another text" })).status).toBe(409);
    expect(keptStarts()).toEqual([ONE]);
  });

  test("of a taken time is 409 with the other times", async () => {
    await booked();
    const answer = await ask(ONE, "key-of-another");
    expect(answer.status).toBe(409);
    const { errors, alternatives } = await answer.json();
    expect(errors).toMatchObject([{ field: "start", code: "slot-taken" }]);
    expect(alternatives.map(({ start }: { start: string }) => start)).toEqual([TWO, THREE]);
    expect(await stored()).toMatchObject({ leads: 1 });
  });

  test("stores nothing when it fails; the shopper's retry finds what was booked meanwhile", async () => {
    api.fail("POST", { after: true });
    const failed = await ask(ONE);
    expect(failed.status).toBe(503);
    expect(failed.headers.get("retry-after")).toBe("5");
    expect(await stored()).toMatchObject({ leads: 0, states: null });
    api.fail(null);
    await booked();
    expect(keptStarts()).toEqual([ONE]);
  });

  test("after a lost answer, at another time, moves what was booked", async () => {
    api.fail("POST", { after: true });
    await ask(ONE);
    api.fail(null);
    await booked(TWO);
    expect(keptStarts()).toEqual([TWO]);
  });

  test.each([
    ["in the past", "2020-01-01T10:00:00-06:00"],
    ["after the last day", "2050-01-01T10:00:00-06:00"],
  ])("of a time %s is not asked there", async (_name, start) => {
    expect((await ask(start)).status).toBe(422);
    expect(called("POST")).toEqual([]);
  });

  test("is not asked there when the network has sent too many", async () => {
    await booked();
    await database.owner.pool.query("UPDATE rate_limit SET hits = 10");
    expect((await ask(TWO, "key-of-another")).status).toBe(429);
    expect(called("POST")).toHaveLength(1);
  });
});

test("a form without scripts books for a business; a change still names it", async () => {
  const values = {
    ...{ kind: "SERVICE", start: ONE, services: "oil-change", locale: "es", phone: "(417) 555-0123" },
    ...{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" },
    ...{ year: "2019", make: "Mitsubishi", model: "Mirage" },
    ...{ business: "Example Freight", businessTitle: "Fleet manager" },
  };
  const answer = await book(
    new Request(`${SITE_URL}/api`, { method: "POST", body: new URLSearchParams(values) }),
    at,
  );
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^\/es\/appointments\/[\w.-]+\?booked=1$/);
  expect(called("POST")[0]?.body["customer"]).toMatchObject({
    name: "Example Freight",
    contactName: "Ada Lovelace",
    contactTitle: "Fleet manager",
  });
  const opened = await openAppointment(location.split(/[/?]/).at(-2), new Date());
  if (opened.kind !== "found") throw new Error("no appointment");
  expect(opened.content.business).toEqual({ name: "Example Freight", title: "Fleet manager" });
  expect(personalLead(opened)).toMatchObject({ details: { business: "Example Freight" } });
});

describe("moving", () => {
  test("moves it there and here", async () => {
    const token = tokenOf(await booked());
    const answer = await move(postJson({ token, start: TWO }));
    expect(await answer.json()).toMatchObject({ start: TWO, end: startAt(4), state: "booked" });
    expect(keptStarts()).toEqual([TWO]);
    expect(await stored()).toMatchObject({ leads: 2, states: "booked", start: TWO });
  });

  test("to a taken time is 409 with the other times, and changes nothing", async () => {
    const token = tokenOf(await booked());
    await ask(TWO, "key-of-another");
    const answer = await move(postJson({ token, start: TWO }));
    expect(answer.status).toBe(409);
    expect((await answer.json()).alternatives).toMatchObject([{ start: THREE }]);
    expect(keptStarts()).toEqual([ONE, TWO]);
  });

  test("fails as a whole; the retry settles it", async () => {
    const token = tokenOf(await booked());
    api.fail("PUT", { after: true });
    expect((await move(postJson({ token, start: TWO }))).status).toBe(503);
    expect(await stored()).toMatchObject({ leads: 1, start: ONE });
    api.fail(null);
    expect((await move(postJson({ token, start: TWO }))).status).toBe(200);
    expect(await stored()).toMatchObject({ leads: 2, start: TWO });
  });
});

describe("cancelling", () => {
  test("cancels it there and here", async () => {
    const token = tokenOf(await booked());
    expect((await cancel(postJson({ token }))).status).toBe(200);
    expect(keptStarts()).toEqual([]);
    expect(await stored()).toMatchObject({ leads: 2, states: "cancelled" });
  });

  test("fails as a whole", async () => {
    const token = tokenOf(await booked());
    api.fail("DELETE");
    expect((await cancel(postJson({ token }))).status).toBe(503);
    expect(await stored()).toMatchObject({ leads: 1, states: "booked" });
  });
});

describe("an appointment stays with its keeper", () => {
  const store = dealership.settings.stores.find(({ id }) => id === "north")!;
  const ids = { bid: "417", adviserUserId: "7", technicianUserId: "9" };
  beforeEach(() => {
    store.scheduling = ids;
  });

  test("the database, when a scheduling system came later", async () => {
    delete store.scheduling;
    const query = "services=oil-change,tire-rotation";
    const answer = await serviceSlots(new Request(`${SITE_URL}/api?${query}`), at);
    const { slots } = z.parse(appointmentSlotsSchema, await answer.json());
    const [first = "", second = ""] = slots.filter(({ available }) => available).map(({ start }) => start);
    const token = tokenOf(await booked(first));
    store.scheduling = ids;
    expect((await move(postJson({ token, start: ONE }))).status).toBe(422);
    expect((await move(postJson({ token, start: second }))).status).toBe(200);
    expect((await cancel(postJson({ token }))).status).toBe(200);
    expect(api.calls).toEqual([]);
  });

  test("the scheduling system, also when it is configured no more: then nothing changes online", async () => {
    const token = tokenOf(await booked());
    delete store.scheduling;
    expect((await move(postJson({ token, start: TWO }))).status).toBe(503);
    expect((await cancel(postJson({ token }))).status).toBe(503);
    expect(keptStarts()).toEqual([ONE]);
  });
});

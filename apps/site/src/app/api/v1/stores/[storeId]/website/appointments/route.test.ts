import {
  appointmentBookedSchema,
  appointmentChangedSchema,
  appointmentSlotsSchema,
} from "@forecourt/api-clients/appointments";
import { useTestDatabase } from "@forecourt/database/testing";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { postJson } from "#testing/post-json.ts";
import { SITE_URL, stockSite, useTestSite } from "#testing/use-test-site.ts";
import { GET as calendar } from "../../../../appointments/calendar.ics/route.ts";
import { POST as cancel } from "../../../../appointments/cancel/route.ts";
import { POST as move } from "../../../../appointments/move/route.ts";
import { GET as serviceSlots } from "../service/slots/route.ts";
import { GET as driveSlots } from "../test-drive/slots/route.ts";
import { POST as book } from "./route.ts";

useTestSite();
const database = useTestDatabase();
const car = exampleVehicle({ storeId: "north" });
const pending = exampleVehicle({ storeId: "north", vin: "JA4J4VAR4RZ000001", status: "pending" });

beforeEach(async () => {
  await database.reset();
  stockSite([car, pending], database.site);
});

const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "(417) 555-0123" };
const at = (storeId: string) => ({ params: Promise.resolve({ storeId }) });

const form = (values: Record<string, string>) =>
  new Request(`${SITE_URL}/api`, { method: "POST", body: new URLSearchParams(values) });

async function slotsFrom(query: string) {
  const answer = await driveSlots(new Request(`${SITE_URL}/api?vin=${car.vin}${query}`), at("north"));
  expect(answer.status).toBe(200);
  return z.parse(appointmentSlotsSchema, await answer.json()).slots;
}

async function freeStarts(): Promise<string[]> {
  const slots = await slotsFrom("");
  return slots.filter(({ available }) => available).map(({ start }) => start);
}

const drive = (start: string, own: object = {}) => ({
  kind: "test-drive",
  start,
  customer: ada,
  vehicle: { vin: car.vin },
  locale: "es",
  ...own,
});

async function booked(start: string, key = "key-of-the-booking") {
  const answer = await book(postJson(drive(start), { "idempotency-key": key }), at("north"));
  expect(answer.status).toBe(201);
  return z.parse(appointmentBookedSchema, await answer.json());
}

const tokenOf = ({ manageUrl }: { manageUrl: string }) => manageUrl.split("/").at(-1) ?? "";
const count = async (table: string) =>
  (await database.owner.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;

describe("slots", () => {
  test("of service take the time of all services", async () => {
    const query = "services=oil-change,transmission&days=7";
    const answer = await serviceSlots(new Request(`${SITE_URL}/api?${query}`), at("north"));
    const { slots } = z.parse(appointmentSlotsSchema, await answer.json());
    expect(slots.length).toBeGreaterThan(10);
    for (const { start, end } of slots) expect(Date.parse(end) - Date.parse(start)).toBe(280 * 60_000);
  });

  test.each([
    ["an unknown store", "nowhere", `vin=${car.vin}`, 404],
    ["a store without service", "riverside", "services=oil-change", 404],
    ["no service", "north", "", 422],
    ["an unknown service", "north", "services=oil-change,polish", 422],
    ["a date that does not exist", "north", "services=oil-change&from=2026-02-30", 422],
    ["too many days", "north", "services=oil-change&days=999", 422],
  ])("of %s are refused", async (_name, store, query, status) => {
    const answer = await serviceSlots(new Request(`${SITE_URL}/api?${query}`), at(store));
    expect(answer.status).toBe(status);
  });

  test("without a vehicle say that its VIN is missing", async () => {
    const answer = await driveSlots(new Request(`${SITE_URL}/api?locale=es`), at("north"));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        errors: [
          { field: "vin", code: "vin-missing", message: "Indique el `vin` de un vehículo en inventario." },
        ],
      },
    ]);
  });

  test("are those of the days that can be booked, wherever they are asked from", async () => {
    const all = await slotsFrom("");
    expect(all.length).toBeGreaterThan(10);
    expect(await slotsFrom("&from=0001-01-01")).toEqual(all);
    const last = all.at(-1)!.start.slice(0, 10);
    const onLast = await slotsFrom(`&from=${last}`);
    expect(new Set(onLast.map(({ start }) => start.slice(0, 10)))).toEqual(new Set([last]));
    expect(await slotsFrom("&from=9999-12-31&days=180")).toEqual([]);
  });

  test("that cannot be booked have the reason", async () => {
    const [start = ""] = await freeStarts();
    await booked(start);
    const slots = await slotsFrom("");
    expect(slots.find((slot) => slot.start === start)).toMatchObject({ available: false, reason: "full" });
    for (const { available, reason, start: at } of slots)
      if (available) expect(reason).toBeUndefined();
      else if (at !== start) expect(reason).toBeOneOf(["too-late", "full"]);
  });

  test("of a vehicle of another store are refused", async () => {
    const answer = await driveSlots(new Request(`${SITE_URL}/api?vin=${car.vin}`), at("riverside"));
    expect(await answer.json()).toMatchObject({ errors: [{ field: "vin", code: "other-store" }] });
  });
});

test("a vehicle with a pending sale has no slots", async () => {
  const answer = await driveSlots(new Request(`${SITE_URL}/api?vin=${pending.vin}`), at("north"));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: "vin", code: "sale-pending" }] });
});

describe("booking", () => {
  test("stores the lead, the appointment and its emails; a repeated request gets the same answer", async () => {
    const [start = ""] = await freeStarts();
    const first = await booked(start);
    const again = await booked(start);
    expect(again.appointmentId).toBe(first.appointmentId);
    expect(again.leadId).toBe(first.leadId);
    expect([await count("lead"), await count("appointment")]).toEqual([1, 1]);
    expect(await freeStarts()).not.toContain(start);
    const { rows } = await database.owner.pool.query("SELECT kind FROM shopper_email ORDER BY kind");
    expect(rows[0]).toEqual({ kind: "appointment-confirmation" });
  });

  test("twenty at once for one vehicle: one is booked, the others get free alternatives", async () => {
    const [start = ""] = await freeStarts();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        book(postJson(drive(start), { "idempotency-key": `key-of-shopper-${n}` }), at("north")),
      ),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const free = await freeStarts();
    for (const body of bodies.filter(({ errors }) => errors)) {
      expect(body.errors).toMatchObject([{ field: "start", code: "slot-taken" }]);
      expect(body.alternatives).toHaveLength(6);
      for (const { start: other } of body.alternatives) expect(free).toContain(other);
    }
    expect([await count("lead"), await count("appointment")]).toEqual([1, 1]);
  });

  test.each([
    ["no start", { start: undefined }, "start", "slot"],
    ["a start without an offset", { start: "2030-01-01T10:00:00" }, "start", "slot"],
    ["a start in the past", { start: "2020-01-01T10:00:00-06:00" }, "start", "slot-late"],
    ["no vehicle", { vehicle: null }, "vehicle.vin", "vin-missing"],
    ["an unknown vehicle", { vehicle: { vin: "JA4J4VAR4RZ000000" } }, "vehicle.vin", "no-vehicle"],
    ["one with a pending sale", { vehicle: { vin: pending.vin } }, "vehicle.vin", "sale-pending"],
    ["another kind", { kind: "CAREERS" }, "kind", "kind"],
  ])("%s is refused", async (_name, own, field, code) => {
    const [start = ""] = await freeStarts();
    const answer = await book(postJson(drive(start, own)), at("north"));
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await count("lead")).toBe(0);
  });

  test("a form goes on to the appointment, and back to the times when its slot is taken", async () => {
    const [start = ""] = await freeStarts();
    const values = { ...ada, kind: "SCHEDULE_TEST_DRIVE", vin: car.vin, start, locale: "es" };
    const first = await book(form(values), at("north"));
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toMatch(/^\/es\/appointments\/[\w.-]+\?booked=1$/);
    const second = await book(form({ ...values, email: "other@example.com" }), at("north"));
    const location = new URL(second.headers.get("location") ?? "", SITE_URL);
    expect(location.pathname).toBe("/es/test-drive");
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ vin: car.vin, start, taken: "1" });
    expect(second.headers.get("set-cookie")).toMatch(/^__Host-form=/);
  });
});

describe("the link", () => {
  test("moves and cancels without a cookie; repeated changes have the same answer", async () => {
    const [start = "", , , later = ""] = await freeStarts();
    const token = tokenOf(await booked(start));
    for (const _ of [1, 2]) {
      const answer = await move(postJson({ token, start: later }));
      expect(answer.status).toBe(200);
      expect(z.parse(appointmentChangedSchema, await answer.json())).toMatchObject({
        start: later,
        state: "booked",
      });
    }
    expect(await freeStarts()).toContain(start);
    expect(await count("lead")).toBe(2);
    for (const _ of [1, 2]) {
      const answer = await cancel(postJson({ token }));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ state: "cancelled" });
    }
    expect(await freeStarts()).toContain(later);
    expect(await count("lead")).toBe(3);
    expect((await move(postJson({ token, start }))).status).toBe(409);
  });

  test("brings the calendar file, whose version grows", async () => {
    const [start = "", , , later = ""] = await freeStarts();
    const { calendarUrl, ...appointment } = await booked(start);
    const file = async () => (await calendar(new Request(new URL(calendarUrl, SITE_URL)))).text();
    const before = await file();
    expect(before).toContain("METHOD:PUBLISH\r\n");
    expect(before).toContain("SEQUENCE:0\r\n");
    await move(postJson({ token: tokenOf(appointment), start: later }));
    await cancel(postJson({ token: tokenOf(appointment) }));
    const after = await file();
    expect(after).toContain("METHOD:CANCEL\r\n");
    expect(after).toContain("SEQUENCE:2\r\n");
    const uid = (text: string) => /^UID:.*$/m.exec(text)?.[0];
    expect(uid(after)).toBe(uid(before));
  });

  test.each([
    ["forged", (token: string) => `${token.slice(0, -2)}xx`, 400],
    ["missing", () => "", 400],
  ])("that is %s is refused and changes nothing", async (_name, broken, status) => {
    const [start = "", later = ""] = await freeStarts();
    const token = broken(tokenOf(await booked(start)));
    expect((await cancel(postJson({ token }))).status).toBe(status);
    expect((await move(postJson({ token, start: later }))).status).toBe(status);
    expect(await count("lead")).toBe(1);
  });

  test("of a deleted appointment is gone", async () => {
    const [start = ""] = await freeStarts();
    const token = tokenOf(await booked(start));
    await database.owner.pool.query("DELETE FROM appointment");
    expect((await cancel(postJson({ token }))).status).toBe(410);
  });
});

test("nothing readable of the shopper is in the database", async () => {
  const [start = ""] = await freeStarts();
  await booked(start);
  const { rows } = await database.owner.pool.query("SELECT * FROM appointment");
  const text = JSON.stringify(
    rows.map((row) => ({ ...row, content: String(row.content), sealed: String(row.sealed) })),
  );
  for (const word of ["Lovelace", "ada@example.com", "5550123"]) expect(text).not.toContain(word);
});

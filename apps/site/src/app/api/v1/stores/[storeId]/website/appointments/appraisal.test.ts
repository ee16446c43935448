import { appointmentBookedSchema, appointmentSlotsSchema } from "@forecourt/api-clients/appointments";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { formRequest, jsonRequest, LEAD_SITE_URL, useLeadSite } from "#testing/use-lead-site.ts";
import { POST as cancel } from "../../../../appointments/cancel/route.ts";
import { POST as move } from "../../../../appointments/move/route.ts";
import { GET as appraisalSlots } from "../appraisal/slots/route.ts";
import { POST as value } from "../trade-in/valuations/route.ts";
import { POST as book } from "./route.ts";

const site = useLeadSite();
const at = (storeId: string) => ({ params: Promise.resolve({ storeId }) });
const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "(417) 555-0123" };

async function freeStarts(store = "riverside"): Promise<string[]> {
  const answer = await appraisalSlots(new Request(`${LEAD_SITE_URL}/api`), at(store));
  const { slots } = z.parse(appointmentSlotsSchema, await answer.json());
  for (const { start, end } of slots) expect(Date.parse(end) - Date.parse(start)).toBe(20 * 60_000);
  return slots.filter(({ available }) => available).map(({ start }) => start);
}

const bookAt = (start: string, own: object = {}) =>
  book(
    jsonRequest("/api", { kind: "appraisal", start, customer: ada, locale: "en", ...own }),
    at("riverside"),
  );

const answers = {
  ...{ condition: "good", accidents: "none", title: "clean", mechanical: "well" },
  ...{ "warning-lights": "none", body: "none", windshield: "fine", tires: "good", interior: "clean" },
  ...{ keys: "two", "finance-type": "loan", "remaining-balance": "7770" },
};

/** The token of a valuation of a Highlander on which something is owed. */
async function valuation(): Promise<string> {
  const vehicle = { year: 2018, make: "Toyota", model: "Highlander", bodystyle: "suvs" };
  const answer = await value(jsonRequest("/api", { vehicle, mileage: 61_300, answers }), at("north"));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { url: string }).url.split("/").at(-1)!;
}

describe("an appraisal", () => {
  test("is booked with the vehicle, the offer and what is owed of its valuation", async () => {
    const [start = ""] = await freeStarts();
    const token = await valuation();
    const answer = await bookAt(start, { valuation: token });
    expect(answer.status).toBe(201);
    expect(z.parse(appointmentBookedSchema, await answer.json()).start).toBe(start);
    const {
      leads: [lead],
      emails: [email],
    } = await site.opened();
    expect(lead).toMatchObject({
      kind: "SELL_OR_TRADE",
      storeId: "riverside",
      vehicle: { year: 2018, make: "Toyota", model: "Highlander", mileage: 61_300 },
      details: {
        appointmentId: expect.any(String),
        ...{ status: "booked", day: start.slice(0, 10), time: start.slice(11, 16) },
        offer: expect.any(Number),
        finance: { type: "loan", remainingBalance: 777_000 },
      },
    });
    expect(email).toMatchObject({
      kind: "appointment-confirmation",
      state: { kind: "appraisal", storeId: "riverside" },
      content: {
        vehicle: { name: "2018 Toyota Highlander" },
        trade: { owed: 777_000, page: `/valuations/${token}` },
      },
    });
  });

  test("is booked without a valuation, with the shopper's own words about the vehicle", async () => {
    const [start = ""] = await freeStarts();
    const answer = await bookAt(start, {
      vehicle: { year: "2012", make: "Honda", model: "Fit" },
      notes: "It has a dent.",
    });
    expect(answer.status).toBe(201);
    const {
      leads: [lead],
    } = await site.opened();
    expect(lead).toMatchObject({
      vehicle: { year: 2012, make: "Honda" },
      comments: "It has a dent.",
      details: { status: "booked", offer: null },
    });
  });

  test("is booked once by a repeated request", async () => {
    const [start = ""] = await freeStarts();
    const own = { valuation: await valuation() };
    const ids = [];
    for (const _ of [1, 2]) ids.push((await (await bookAt(start, own)).json()).appointmentId);
    expect(ids[0]).toBe(ids[1]);
    expect((await site.opened()).leads).toHaveLength(1);
  });

  test("takes one of two places; the third shopper gets free times nearby", async () => {
    const [start = ""] = await freeStarts();
    const statuses = [];
    for (const email of ["a@example.com", "b@example.com"])
      statuses.push((await bookAt(start, { customer: { ...ada, email } })).status);
    const refused = await bookAt(start);
    expect([...statuses, refused.status]).toEqual([201, 201, 409]);
    const { errors, alternatives } = await refused.json();
    expect(errors).toMatchObject([{ field: "start", code: "slot-taken" }]);
    const free = await freeStarts();
    expect(free).not.toContain(start);
    for (const other of alternatives) expect(free).toContain(other.start);
    expect(await freeStarts("north")).toContain(start);
  });

  test("is moved and cancelled by its link, each with a lead that names the car", async () => {
    const [start = "", later = ""] = await freeStarts();
    const { manageUrl } = await (await bookAt(start, { valuation: await valuation() })).json();
    const token = manageUrl.split("/").at(-1);
    expect((await move(jsonRequest("/api", { token, start: later }))).status).toBe(200);
    expect((await cancel(jsonRequest("/api", { token }))).status).toBe(200);
    expect(await freeStarts()).toContain(later);
    const { leads } = await site.opened();
    expect(leads).toMatchObject(
      ["booked", "moved", "cancelled"].map((status) => ({
        kind: "SELL_OR_TRADE",
        vehicle: { year: 2018, make: "Toyota", model: "Highlander", mileage: 61_300 },
        details: { status },
      })),
    );
  });
});

describe("a request is refused", () => {
  test.each([
    ["outside the hours", { start: "2030-01-01T03:00:00-06:00" }, "start", "slot-unavailable"],
    ["without a start", { start: null }, "start", "slot"],
    [
      "without somebody to reach",
      { customer: { firstName: "Ada", lastName: "L", email: "a@example.com" } },
      "customer.phone",
      "required",
    ],
    ["with an unknown valuation", { valuation: "a.b.c" }, "valuation", "valuation-over"],
  ])("%s", async (_name, own, field, code) => {
    const [start = ""] = await freeStarts();
    const answer = await bookAt(start, own);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await site.states()).toEqual([]);
  });

  test("with a valuation that was deleted", async () => {
    const [start = ""] = await freeStarts();
    const token = await valuation();
    await site.owner.pool.query("DELETE FROM valuation");
    const answer = await bookAt(start, { valuation: token });
    expect((await answer.json()).errors).toMatchObject([{ field: "valuation", code: "valuation-over" }]);
  });

  test("of an unknown store", async () => {
    expect((await appraisalSlots(new Request(`${LEAD_SITE_URL}/api`), at("nowhere"))).status).toBe(404);
  });
});

describe("a posted form", () => {
  const values = { ...ada, kind: "SELL_OR_TRADE", form: "appraisal", store: "riverside", locale: "es" };

  test("goes on to the appointment, and back to the times of its store when they are taken", async () => {
    const [start = ""] = await freeStarts();
    await bookAt(start, { customer: { ...ada, email: "a@example.com" } });
    const first = await book(formRequest("/api", { ...values, start }), at("riverside"));
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toMatch(/^\/es\/appointments\/[\w.-]+\?booked=1$/);
    const second = await book(
      formRequest("/api", { ...values, start, email: "b@example.com" }),
      at("riverside"),
    );
    const location = new URL(second.headers.get("location") ?? "", LEAD_SITE_URL);
    expect(location.pathname).toBe("/es/appraisal");
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      ...{ store: "riverside", start, taken: "1", step: "time" },
    });
    expect(second.headers.get("set-cookie")).toMatch(/form=/);
  });

  test("goes back to its page when its valuation has ended, which says so", async () => {
    const [start = ""] = await freeStarts();
    const origin = "/es/appraisal?store=riverside&valuation=a.b.c&step=details";
    const answer = await book(
      formRequest("/api", { ...values, start, origin, valuation: "a.b.c" }),
      at("riverside"),
    );
    const location = new URL(answer.headers.get("location") ?? "", LEAD_SITE_URL);
    expect(location.pathname).toBe("/es/appraisal");
    expect(location.searchParams.get("valuation")).toBe("a.b.c");
  });
});

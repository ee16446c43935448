import type { AppointmentContent } from "@forecourt/database";
import { expect, test } from "vitest";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { instantText } from "../describe/instant-text.ts";
import { threadOf } from "./thread-entries.ts";

useTestSite();
const start = Date.parse("2026-11-28T16:30:00Z");
const content: AppointmentContent = {
  locale: "en",
  customer: { firstName: "Jordan", lastName: "Ellis", email: "jordan@example.com", phone: null },
  ...{ vehicle: null, services: [], adviser: null, transport: null, notes: null, person: null },
  holdMinutes: null,
  trade: {
    ...{ vehicle: "2018 Toyota Highlander", offer: 1_957_400, owed: 777_100 },
    ...{ validThrough: "2026-12-03", page: "/valuations/t" },
  },
  page: "/appointments/t",
};

function thread(locale: "en" | "es", state: "booked" | "cancelled") {
  const appointment: LinkedAppointment["appointment"] = {
    ...{ id: "a", kind: "appraisal", storeId: "north", start, end: start + 20 * 60_000, resources: [] },
    ...{ vin: null, state, sequence: 0, content: new Uint8Array() },
    confirmation: null,
    cancelledBy: state === "cancelled" ? "shopper" : null,
    createdAt: new Date("2026-11-20T16:00:00Z"),
    changedAt: new Date("2026-11-20T16:00:00Z"),
  };
  const link = { id: "a", key: "k", token: "t" };
  const begins = instantText(start, "America/Chicago", locale);
  return threadOf(
    { appointment, content, link, confirmation: null },
    state,
    begins,
    testContext([], { locale }),
  );
}

test.each([
  ["en", /^Bring your driver’s license, all keys and the title/, /^Sell it, trade it in/],
  ["es", /^Traiga su licencia de manejo, todas las llaves y el título/, /^Véndalo, delo a cuenta/],
] as const)(
  "an appraisal leads from the figure to the shopper's decision, in %s",
  (locale, bring, decide) => {
    const entries = thread(locale, "booked");
    expect(entries.map(({ id, is }) => [id, is])).toEqual([
      ["valued", "done"],
      ["booked", "now"],
      ["visit", "next"],
      ["decide", "next"],
    ]);
    expect(entries[0]?.text).toContain("$19,574");
    expect(entries[2]?.text).toMatch(bring);
    expect(entries[3]?.text).toMatch(decide);
  },
);

test("a cancelled one ends there", () => {
  expect(thread("en", "cancelled").map(({ id }) => id)).toEqual(["valued", "booked", "cancelled"]);
});

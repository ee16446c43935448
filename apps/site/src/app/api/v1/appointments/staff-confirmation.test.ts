import { confirmAppointment, sealForLink } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { beforeEach, expect, test } from "vitest";
import { describeAppointment } from "#features/booking/manage/describe-appointment.ts";
import { offeredTimes } from "#server/appointments/offered-slots.ts";
import { type LinkedAppointment, openAppointment } from "#server/appointments/open-appointment.ts";
import { postJson } from "#testing/post-json.ts";
import { testContext } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { POST as book } from "../stores/[storeId]/website/appointments/route.ts";
import { POST as move } from "./move/route.ts";

useTestSite();
const database = useTestDatabase();
const car = exampleVehicle({ storeId: "north" });

beforeEach(async () => {
  await database.reset();
  stockSite([car], database.site);
});

async function freeTimes(): Promise<string[]> {
  const wish = { kind: "test-drive" as const, storeId: "north", vin: car.vin };
  const times = await offeredTimes(wish, { now: new Date() });
  if (times.kind !== "offered") throw new Error(`nothing is offered: ${times.kind}`);
  return times.days
    .flatMap(({ slots }) => slots)
    .filter(({ resources }) => resources !== null)
    .map(({ start }) => new Date(start).toISOString());
}

async function opened(token: string): Promise<LinkedAppointment> {
  const found = await openAppointment(token, new Date());
  if (found.kind !== "found") throw new Error(found.kind);
  return found;
}

/** Books the last free time, and confirms it. */
async function confirmed(
  by: string,
  note: string | null,
): Promise<{ token: string; linked: LinkedAppointment }> {
  const customer = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "4175550123" };
  const start = (await freeTimes()).at(-1);
  const answer = await book(postJson({ kind: "test-drive", start, customer, vehicle: { vin: car.vin } }), {
    params: Promise.resolve({ storeId: "north" }),
  });
  expect(answer.status).toBe(201);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  const token = manageUrl.split("/").at(-1)!;
  const { link, appointment } = await opened(token);
  const sealed = note === null ? null : await sealForLink(link, note);
  const confirmation = { id: appointment.id, sequence: 0, by, note: sealed, email: null };
  expect(await confirmAppointment(database.worker, confirmation)).toBe(true);
  return { token, linked: await opened(token) };
}

const pageOf = (linked: LinkedAppointment, locale: "en" | "es" = "en") => {
  const { badge, thread } = describeAppointment(linked, testContext([car], { locale }));
  return { badge, entry: thread.find(({ id }) => id === "confirmed") };
};

test.each([
  ["en", "Confirmed by Dana", "Dana confirmed it", "“It will be warm.”"],
  ["es", "Confirmada por Dana", "Dana la confirmó", "“It will be warm.”"],
] as const)("the page says who confirmed it, with their words, in %s", async (locale, badge, title, text) => {
  const { linked } = await confirmed("dana-morales", "It will be warm.");
  expect(pageOf(linked, locale)).toMatchObject({ badge, entry: { title, text, is: "now" } });
});

test("who has left the staff has no name, and no note no text", async () => {
  const { linked } = await confirmed("somebody-else", null);
  expect(pageOf(linked)).toMatchObject({
    badge: "Confirmed",
    entry: { title: "We confirmed it", text: null },
  });
});

test("another time must be confirmed again", async () => {
  const { token } = await confirmed("dana-morales", "It will be warm.");
  const [start] = await freeTimes();
  expect((await move(postJson({ token, start }))).status).toBe(200);
  expect(pageOf(await opened(token))).toEqual({ badge: "Booked", entry: undefined });
});

test("the note cannot be read in the database", async () => {
  await confirmed("dana-morales", "It will be warm.");
  const { rows } = await database.owner.pool.query("SELECT appointment::text AS row FROM appointment");
  expect(rows[0].row).not.toContain("warm");
  expect(rows[0].row).not.toContain(Buffer.from("warm").toString("hex"));
});

import { listAppointments } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { offeredTimes } from "#server/appointments/offered-slots.ts";
import { openAppointment } from "#server/appointments/open-appointment.ts";
import { dealership } from "#server/settings/dealership.ts";
import { postJson } from "#testing/post-json.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { POST as book } from "../stores/[storeId]/website/appointments/route.ts";
import { POST as cancel } from "./cancel/route.ts";
import { POST as move } from "./move/route.ts";

useTestSite();
const database = useTestDatabase();
const [store] = dealership.settings.stores;
const { hours: ownHours } = store!;
const car = exampleVehicle({ storeId: store!.id });

beforeEach(async () => {
  await database.reset();
  stockSite([car], database.site);
  openFrom("09:00");
});
afterEach(() => {
  store!.hours = ownHours;
});

/** Opens the store every day from a time to five; null closes it every day. */
function openFrom(open: string | null): void {
  const day = open === null ? { closed: true } : { closed: false, open, close: "17:00" };
  const workingHours = {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  };
  store!.hours = { sales: { workingHours }, service: null };
}

/** The free times of the day after tomorrow, which has not begun in any zone, by local time. */
async function freeTimes(): Promise<Map<string, number>> {
  const wish = { kind: "test-drive" as const, storeId: store!.id, vin: car.vin };
  const times = await offeredTimes(wish, { now: new Date() });
  if (times.kind !== "offered") throw new Error(`nothing is offered: ${times.kind}`);
  const slots = times.days[2]!.slots.filter(({ resources }) => resources !== null);
  return new Map(slots.map(({ time, start }) => [time, start]));
}

const iso = (instant: number | undefined) => new Date(instant ?? Number.NaN).toISOString();

function bookAt(start: number | undefined): Promise<Response> {
  const customer = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "4175550123" };
  const body = { kind: "test-drive", start: iso(start), customer, vehicle: { vin: car.vin }, locale: "en" };
  return book(postJson(body), { params: Promise.resolve({ storeId: store!.id }) });
}

/** Books at nine, the first time of the day. */
async function bookedAtNine(): Promise<{ token: string; start: number }> {
  const start = (await freeTimes()).get("09:00")!;
  const answer = await bookAt(start);
  expect(answer.status).toBe(201);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  return { token: manageUrl.split("/").at(-1)!, start };
}

const listed = async () => {
  const period = { from: Date.now(), to: Date.now() + 7 * 86_400_000 };
  return (await listAppointments(database.worker, period)).map(({ start, state }) => ({ start, state }));
};

test.each([
  ["later hours", "09:30"],
  ["no hours at all", null],
])("a booking outside of %s stays, is listed, and can be cancelled", async (_name, open) => {
  const { token, start } = await bookedAtNine();
  openFrom(open);
  expect(await listed()).toEqual([{ start, state: "booked" }]);
  expect(await openAppointment(token, new Date())).toMatchObject({ kind: "found", appointment: { start } });
  expect((await cancel(postJson({ token }))).status).toBe(200);
  expect(await listed()).toEqual([{ start, state: "cancelled" }]);
});

test("its old time is not offered, and a time that overlaps it is not free", async () => {
  const { start } = await bookedAtNine();
  openFrom("09:30");
  const free = await freeTimes();
  // It lasts until a quarter to ten.
  expect([...free.keys()].slice(0, 2)).toEqual(["10:00", "10:30"]);
  const halfPast = await bookAt(start + 30 * 60_000);
  expect(halfPast.status).toBe(409);
  expect((await halfPast.json()).errors).toMatchObject([{ field: "start", code: "slot-taken" }]);
  expect((await bookAt(free.get("10:00"))).status).toBe(201);
  expect(await listed()).toHaveLength(2);
});

test("it moves to a time within the new hours, and frees what it overlapped", async () => {
  const { token, start } = await bookedAtNine();
  openFrom("09:30");
  const later = (await freeTimes()).get("11:00")!;
  expect((await move(postJson({ token, start: iso(later) }))).status).toBe(200);
  expect(await listed()).toEqual([{ start: later, state: "booked" }]);
  expect([...(await freeTimes()).keys()][0]).toBe("09:30");
  // The time it had is closed now, also for itself.
  expect((await move(postJson({ token, start: iso(start) }))).status).toBe(422);
  expect(await listed()).toEqual([{ start: later, state: "booked" }]);
});

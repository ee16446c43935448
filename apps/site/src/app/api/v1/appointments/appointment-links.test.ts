import { wipeExpired } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { beforeEach, describe, expect, test } from "vitest";
import { newAppointmentLink, readAppointmentLink } from "#server/appointments/appointment-link.ts";
import { offeredTimes } from "#server/appointments/offered-slots.ts";
import { openAppointment } from "#server/appointments/open-appointment.ts";
import { postJson } from "#testing/post-json.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { POST as book } from "../stores/[storeId]/website/appointments/route.ts";
import { POST as cancel } from "./cancel/route.ts";
import { POST as move } from "./move/route.ts";

useTestSite();
const database = useTestDatabase();
const car = exampleVehicle({ storeId: "north" });
const DAY = 86_400_000;

beforeEach(async () => {
  await database.reset();
  stockSite([car], database.site);
});

async function bookedToken(locale = "en"): Promise<string> {
  const times = await offeredTimes(
    { kind: "test-drive", storeId: "north", vin: car.vin },
    { now: new Date() },
  );
  const days = times.kind === "offered" ? times.days : [];
  const slot = days.flatMap(({ slots }) => slots).find(({ resources }) => resources !== null);
  const customer = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "4175550123" };
  const body = {
    kind: "test-drive",
    start: new Date(slot!.start).toISOString(),
    customer,
    vehicle: { vin: car.vin },
    locale,
  };
  const answer = await book(postJson(body), { params: Promise.resolve({ storeId: "north" }) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { manageUrl: string }).manageUrl.split("/").at(-1)!;
}

const statuses = async (token: string) => [
  (await cancel(postJson({ token }))).status,
  (await move(postJson({ token, start: new Date(Date.now() + DAY).toISOString() }))).status,
];
const endedDaysAgo = (days: number) =>
  database.owner.pool.query(
    `UPDATE appointment SET start_at = now() - interval '1 hour' - make_interval(days => $1),
                            end_at = now() - make_interval(days => $1)`,
    [days],
  );

test.each([
  ["the language that was booked", {}, "/es/appointments/"],
  ["the language of the request", { locale: "en" }, "/appointments/"],
])("a change answers with the page in %s", async (_name, asked, path) => {
  const token = await bookedToken("es");
  const answer = await cancel(postJson({ token, ...asked }));
  expect(await answer.json()).toMatchObject({ state: "cancelled", manageUrl: `${path}${token}` });
});

describe("the link of an appointment that ended", () => {
  test("opens it for 90 days, and is gone once it is deleted", async () => {
    const token = await bookedToken();
    await endedDaysAgo(89);
    await wipeExpired(database.worker);
    expect(await openAppointment(token, new Date())).toMatchObject({ kind: "found" });
    await endedDaysAgo(91);
    await wipeExpired(database.worker);
    expect(await openAppointment(token, new Date())).toEqual({ kind: "gone" });
    expect(await statuses(token)).toEqual([410, 410]);
  });

  test("is gone after its own end too", async () => {
    const token = await bookedToken();
    const now = Date.now();
    expect(await openAppointment(token, new Date(now + 364 * DAY))).toMatchObject({ kind: "found" });
    expect(await openAppointment(token, new Date(now + 366 * DAY))).toEqual({ kind: "gone" });
    const { token: old } = newAppointmentLink("key-of-an-old-booking", new Date(now - 366 * DAY));
    expect(readAppointmentLink(old, new Date(now))).toEqual({ kind: "expired" });
    expect(await statuses(old)).toEqual([410, 410]);
  });
});

describe("a link that is", () => {
  const forged: [string, (token: string) => string][] = [
    ["cut off in its signature", (token) => token.slice(0, -1)],
    ["cut off before its signature", (token) => token.split(".").slice(0, 2).join(".")],
    ["without its start", (token) => token.slice(1)],
    ["of another secret", (token) => token.replace(/^./, (first) => (first === "a" ? "b" : "a"))],
    ["given a longer life", (token) => token.replace(/\.\w+\./, ".zzzzzz.")],
    ["given no end", (token) => token.replace(/\.\w+\./, ".0.")],
    ["longer than it was", (token) => `${token}x`],
    ["empty", () => ""],
  ];

  test.each(forged)("%s is invalid, and changes nothing", async (_name, broken) => {
    const token = await bookedToken();
    expect(await openAppointment(broken(token), new Date())).toEqual({ kind: "invalid" });
    expect(await statuses(broken(token))).toEqual([400, 400]);
    expect(await openAppointment(token, new Date())).toMatchObject({
      kind: "found",
      appointment: { state: "booked", sequence: 0 },
    });
  });

  test("forged is invalid and not gone, even with an end that has passed", () => {
    const { token } = newAppointmentLink("key-of-the-booking", new Date());
    const over = token.replace(/\.\w+\./, ".1.");
    expect(readAppointmentLink(over, new Date())).toEqual({ kind: "invalid" });
  });
});

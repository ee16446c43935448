import { useTestDatabase } from "@forecourt/database/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { dealership } from "../settings/dealership.ts";
import type { AppointmentWish } from "./appointment-wish.ts";
import { slotTimes } from "./book-appointment.ts";
import type { OfferedDay } from "./offered-day.ts";
import { offeredTimes } from "./offered-slots.ts";

useTestSite();
const database = useTestDatabase();
const [store] = dealership.settings.stores;
const { hours: ownHours } = store!;

beforeEach(async () => {
  await database.reset();
  stockSite([], database.site);
});
afterEach(() => {
  store!.hours = ownHours;
});

const drive: AppointmentWish = { kind: "test-drive", storeId: store!.id, vin: "JA4J4VAR4RZ000001" };
const oilChange: AppointmentWish = {
  kind: "service",
  storeId: store!.id,
  services: dealership.settings.appointments.service!.services.filter(({ id }) => id === "oil-change"),
  adviser: null,
  transport: "wait",
};

const appraisal: AppointmentWish = { kind: "appraisal", storeId: store!.id };

async function offered(now: string, from: string, days: number, wish = drive): Promise<OfferedDay[]> {
  const times = await offeredTimes(wish, { now: new Date(now), from, days });
  if (times.kind !== "offered") throw new Error(`nothing is offered: ${times.kind}`);
  expect(times.schedule.timeZone).toBe("America/Chicago");
  return times.days;
}

const free = ({ slots }: OfferedDay) =>
  slots.filter(({ resources }) => resources !== null).map((slot) => slotTimes(slot, "America/Chicago").start);

const night = { closed: false, open: "00:00", close: "06:00" };
const everyNight = {
  workingHours: {
    monday: night,
    tuesday: night,
    wednesday: night,
    thursday: night,
    friday: night,
    saturday: night,
    sunday: night,
  },
};

/** Starts of a date, such as `01:30-06:00`, with the date before them. */
const starts = (date: string, ...times: string[]) =>
  times.map((time) => `${date}T${time.slice(0, 5)}:00${time.slice(5)}`);

describe("the nights when clocks change", () => {
  beforeEach(() => {
    store!.hours = { sales: everyNight, service: null };
  });

  test("in November the repeated hour is offered once with each offset", async () => {
    const [before, changed, after] = await offered("2026-10-30T12:00:00Z", "2026-10-31", 3);
    expect(free(changed!)).toEqual([
      ...starts("2026-11-01", "00:00-05:00", "00:30-05:00", "01:00-05:00", "01:30-05:00"),
      ...starts("2026-11-01", "01:00-06:00", "01:30-06:00", "02:00-06:00", "02:30-06:00", "03:00-06:00"),
      ...starts("2026-11-01", "03:30-06:00", "04:00-06:00", "04:30-06:00", "05:00-06:00"),
    ]);
    expect([free(before!).length, free(after!).length]).toEqual([11, 11]);
    expectEveryHalfHour(changed!);
  });

  test("in March the skipped hour is not offered, and no other start is missing", async () => {
    const [before, changed, after] = await offered("2027-03-12T12:00:00Z", "2027-03-13", 3);
    expect(free(changed!)).toEqual([
      ...starts("2027-03-14", "00:00-06:00", "00:30-06:00", "01:00-06:00", "01:30-06:00"),
      ...starts("2027-03-14", "03:00-05:00", "03:30-05:00", "04:00-05:00", "04:30-05:00", "05:00-05:00"),
    ]);
    expect([free(before!).length, free(after!).length]).toEqual([11, 11]);
    expectEveryHalfHour(changed!);
  });

  test("an appointment across the clock change lasts as long as any other", async () => {
    for (const [now, date] of [
      ["2026-10-30T12:00:00Z", "2026-11-01"],
      ["2027-03-12T12:00:00Z", "2027-03-14"],
    ] as const) {
      const [day] = await offered(now, date, 1);
      for (const { start, end } of day!.slots) expect(end - start).toBe(45 * 60_000);
    }
  });
});

/** No instant twice and none missing: the starts are half an hour apart. */
function expectEveryHalfHour({ slots }: OfferedDay) {
  const [first] = slots;
  expect(slots.map(({ start }) => start)).toEqual(slots.map((_, at) => first!.start + at * 30 * 60_000));
}

describe("holidays", () => {
  test("from the year's last day to the next year, New Year's Day is closed", async () => {
    const days = await offered("2026-12-30T18:00:00Z", "2026-12-31", 3);
    expect(days.map(({ date }) => date)).toEqual(["2026-12-31", "2027-01-01", "2027-01-02"]);
    const [last, closed, next] = days.map(free);
    expect([last![0], last!.at(-1)]).toEqual(starts("2026-12-31", "09:00-06:00", "18:00-06:00"));
    expect(closed).toEqual([]);
    expect([next![0], next!.at(-1)]).toEqual(starts("2027-01-02", "09:00-06:00", "17:00-06:00"));
  });

  test.each([
    ["a test drive", drive],
    ["service", oilChange],
    ["an appraisal", appraisal],
  ])("%s is not offered on Thanksgiving, but the days around it", async (_name, wish) => {
    const days = await offered("2026-11-24T18:00:00Z", "2026-11-25", 3, wish);
    expect(days.map(({ slots }) => slots.length > 0)).toEqual([true, false, true]);
  });
});

test("a start that is past or too soon is not offered; the first after the lead time is", async () => {
  // Ten past ten in Chicago; a test drive needs an hour.
  const [today] = await offered("2026-11-20T16:10:00Z", "2026-11-20", 1);
  const problems = today!.slots.map(({ time, problem }) => [time, problem]);
  expect(problems.slice(2, 6)).toEqual([
    ["10:00", "slot.past"],
    ["10:30", "slot.too-soon"],
    ["11:00", "slot.too-soon"],
    ["11:30", null],
  ]);
  expect(free(today!)[0]).toBe("2026-11-20T11:30:00-06:00");
  const [exactly] = await offered("2026-11-20T16:30:00Z", "2026-11-20", 1);
  expect(free(exactly!)[0]).toBe("2026-11-20T11:30:00-06:00");
});

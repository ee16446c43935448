import { expect, test } from "vitest";
import { externalDays, withoutStart } from "./external-days.ts";

const wish = {
  kind: "service",
  storeId: "north",
  services: [{ id: "oil-change", opCode: "OIL", minutes: 40, name: { en: "Oil change" } }],
  adviser: "joy-castellanos",
  transport: "loaner",
} as const;
const now = new Date("2026-11-23T15:00:00Z");
const range = { dates: ["2026-11-23", "2026-11-24"], timeZone: "America/Chicago", now };
const slot = (start: string, end: string) => ({ start_datetime: start, end_datetime: end });

test("times come by local day, in order, once, without the past and other days", async () => {
  const value = [
    slot("2026-11-24T10:00:00-06:00", "2026-11-24T11:00:00-06:00"),
    slot("2026-11-24T05:00:00Z", "2026-11-24T06:00:00Z"),
    slot("2026-11-24T10:00:00-06:00", "2026-11-24T12:00:00-06:00"),
    slot("2026-11-23T08:00:00-06:00", "2026-11-23T09:00:00-06:00"),
    slot("2026-11-23T12:00:00-06:00", "2026-11-23T12:00:00-06:00"),
    slot("2026-11-25T10:00:00-06:00", "2026-11-25T11:00:00-06:00"),
  ];
  const days = await externalDays({ availability: async () => ({ ok: true, value }) }, wish, range);
  expect(days?.map(({ date, slots }) => [date, slots.map(({ time }) => time)])).toEqual([
    ["2026-11-23", ["23:00"]],
    ["2026-11-24", ["10:00"]],
  ]);
  const [chosen] = days?.[1]?.slots ?? [];
  expect(chosen).toMatchObject({ problem: null, resources: [] });
  expect(chosen!.end - chosen!.start).toBe(3_600_000);
  expect(withoutStart(days ?? [], chosen!.start)).toMatchObject([{ slots: [{}] }, { slots: [] }]);
});

import { expect, it } from "vitest";
import { dayInTimeZone } from "./day-in-time-zone.ts";

it("is the day that the dealership's calendar shows", () => {
  expect(dayInTimeZone(new Date("2026-08-01T03:00:00Z"), "America/Chicago")).toBe("2026-07-31");
  expect(dayInTimeZone(new Date("2026-08-01T06:00:00Z"), "America/Chicago")).toBe("2026-08-01");
});

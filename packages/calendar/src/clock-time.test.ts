import { expect, test } from "vitest";
import { clockTimeOf, minutesOf } from "./clock-time.ts";

test("minutesOf counts from midnight, to 24:00 at the end of the day", () => {
  expect(["00:00", "09:30", "24:00"].map(minutesOf)).toEqual([0, 570, 1440]);
});

test("clockTimeOf is the inverse for every minute of a day", () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesOf(clockTimeOf(minutes))).toBe(minutes);
  expect(clockTimeOf(570)).toBe("09:30");
});

import { expect, test } from "vitest";
import * as calendar from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(calendar).sort()).toEqual([
    "WEEKDAYS",
    "addDays",
    "clockTimeOf",
    "daysBetween",
    "firstInstantOf",
    "formatClockTime",
    "formatDate",
    "formatWeekday",
    "groupHours",
    "hoursOn",
    "instantsOf",
    "isCalendarDate",
    "isTimeZone",
    "isoToLocalDate",
    "lastDayOfMonth",
    "localDate",
    "minutesOf",
    "openState",
    "openingOn",
    "wallTimeOf",
    "weekdayOf",
    "zonedIsoTime",
  ]);
});

import { expect, test } from "vitest";
import * as calendar from "./index.ts";

test("the public values of the package", () => {
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

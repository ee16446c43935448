import { expect, test } from "vitest";
import * as scheduling from "./index.ts";

test("the public values of the package", () => {
  expect(Object.keys(scheduling).sort()).toEqual([
    "availableDays",
    "checkSlot",
    "readAppointmentRecord",
    "slotsOn",
    "toAppointmentRecord",
    "writeCalendarFile",
  ]);
});

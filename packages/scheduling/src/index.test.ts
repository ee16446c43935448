import { expect, test } from "vitest";
import * as scheduling from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(scheduling).sort()).toEqual([
    "appointmentRecordSchema",
    "assignResources",
    "availableDays",
    "checkSlot",
    "isLate",
    "readAppointmentRecord",
    "slotsOn",
    "toAppointmentRecord",
    "writeCalendarFile",
  ]);
});

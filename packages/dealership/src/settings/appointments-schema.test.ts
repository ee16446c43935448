import { expect, test } from "vitest";
import { exampleAppointments } from "../testing/example-appointments.ts";
import { objectWith } from "../testing/object-with.ts";
import { appointmentsSchema } from "./appointments-schema.ts";
import { mergeSettings } from "./merge-settings.ts";

const accepts = (path: string, value: unknown) =>
  appointmentsSchema.safeParse(mergeSettings(exampleAppointments, objectWith(path, value))).success;

test("accepts all kinds unchanged, and none", () => {
  expect(appointmentsSchema.parse(exampleAppointments)).toEqual(exampleAppointments);
  const none = { testDrive: null, service: null, appraisal: null };
  expect(appointmentsSchema.parse(none)).toEqual(none);
});

test.each([
  ["testDrive.holdMinutes", null],
  ["testDrive.leadMinutes", 0],
  ["appraisal", null],
  ["appraisal.closingBufferMinutes", 15],
  ["service.horizonDays", 0],
  ["service.horizonDays", 180],
  ["service.advisers", []],
  ["service.transports", [{ id: "loaner", perDay: 0 }]],
])("%s may be %j", (path, value) => {
  expect(accepts(path, value)).toBe(true);
});

const item = { id: "oil", name: { en: "Oil" }, minutes: 40, opCode: "OIL" };

test.each([
  ["testDrive.lengthMinutes", 0],
  ["testDrive.lengthMinutes", 30.5],
  ["testDrive.stepMinutes", 0],
  ["testDrive.capacity", 0],
  ["testDrive.leadMinutes", -1],
  ["testDrive.holdMinutes", -1],
  ["testDrive.unknown", 1],
  ["appraisal.lengthMinutes", 0],
  ["appraisal.lengthMinutes", null],
  ["appraisal.holdMinutes", 60],
  ["service.horizonDays", 181],
  ["service.changeUntilMinutes", -1],
  ["service.closingBufferMinutes", -1],
  ["service.services", []],
  ["service.services", [{ ...item, id: "Oil change" }]],
  ["service.services", [{ ...item, minutes: 0 }]],
  ["service.services", [{ ...item, opCode: " " }]],
  ["service.services", [{ ...item, name: { en: "" } }]],
  ["service.advisers", ["ana", "ana"]],
  ["service.advisers", ["Ana B"]],
  ["service.transports", []],
  ["service.transports", [{ id: "taxi", perDay: null }]],
  ["service.transports", [{ id: "loaner", perDay: -1 }]],
])("%s may not be %j", (path, value) => {
  expect(accepts(path, value)).toBe(false);
});

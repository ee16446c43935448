import { expect, test } from "vitest";
import { leadVehicleName } from "./lead-vehicle-name.ts";

test.each([
  [{ year: 2021, make: "Ram", model: "Ram 1500", trim: "Big Horn" }, "2021 Ram 1500 Big Horn"],
  [{ year: 2021, make: "Kia", model: "Soul", trim: null }, "2021 Kia Soul"],
  [{ year: 2021, make: "Kia", model: "Soul", trim: "" }, "2021 Kia Soul"],
  [{ year: null, make: null, model: "Soul", trim: null }, "Soul"],
  [{ year: null, make: "Kia", model: null, trim: null }, "Kia"],
  [{ year: null, make: null, model: null, trim: null }, ""],
])("%j reads %j", (vehicle, name) => {
  expect(leadVehicleName(vehicle)).toBe(name);
});

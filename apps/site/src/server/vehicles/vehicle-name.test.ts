import { expect, test } from "vitest";
import { fullVehicleName, vehicleName } from "./vehicle-name.ts";

const vehicle = { year: 2025, make: "Mitsubishi", model: "Outlander", trim: "SEL" };

test("puts the year first in English and last in Spanish", () => {
  expect(vehicleName(vehicle, "en")).toBe("2025 Mitsubishi Outlander");
  expect(vehicleName(vehicle, "es")).toBe("Mitsubishi Outlander 2025");
  expect(fullVehicleName(vehicle, "en")).toBe("2025 Mitsubishi Outlander SEL");
  expect(fullVehicleName(vehicle, "es")).toBe("Mitsubishi Outlander SEL 2025");
});

test("does not repeat a make that the model's name has", () => {
  const ram = { ...vehicle, make: "Ram", model: "Ram 1500" };
  expect(vehicleName(ram, "en")).toBe("2025 Ram 1500");
  expect(fullVehicleName(ram, "es")).toBe("Ram 1500 SEL 2025");
});

test("leaves out a missing trim", () => {
  expect(fullVehicleName({ ...vehicle, trim: "" }, "es")).toBe("Mitsubishi Outlander 2025");
});

import { expect, test } from "vitest";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { type VehicleSpec, vehicleSpecs } from "./vehicle-specs.ts";

const rows = (changes = {}) =>
  Object.fromEntries(
    vehicleSpecs(exampleVehicle(changes), "en").map(({ term, detail }) => [term, textOf(detail)]),
  );

function textOf(detail: VehicleSpec["detail"]): string | undefined {
  if (typeof detail === "string") return detail;
  return "family" in detail ? detail.name?.text : detail.text;
}

test("formats each fact", () => {
  expect(rows()).toEqual({
    Odometer: "31,200 mi",
    Drivetrain: "All-wheel drive",
    Engine: "2.5L 4-Cylinder",
    Transmission: "CVT automatic",
    "City / highway": "24 / 30 mpg",
    "Fuel type": "Gas",
    "Exterior color": "Cosmic Blue",
    "Interior color": "Black",
    "Body style": "SUV",
    Doors: "4",
    Stock: "P26001",
  });
});

test("translates text from the feed", () => {
  const details = vehicleSpecs(exampleVehicle(), "es").map(({ detail }) => detail);
  expect(details.filter((detail) => typeof detail !== "string")).toEqual([
    { text: "2.5 L, 4 cilindros" },
    { family: "Azul", name: { text: "Cosmic Blue", lang: "en" } },
    { text: "Negro" },
  ]);
});

test("omits unknown facts and shows the one known mpg figure", () => {
  const known = rows({ engine: null, cityMpg: null, doors: null, fuelType: null });
  expect(known).not.toHaveProperty("Engine");
  expect(known).not.toHaveProperty("Doors");
  expect(known).toMatchObject({ "City / highway": "30 mpg highway" });
});

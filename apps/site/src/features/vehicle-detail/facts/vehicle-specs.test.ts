import { expect, test } from "vitest";
import { exampleVehicle } from "../testing/example-vehicle.ts";
import { vehicleSpecs } from "./vehicle-specs.ts";

const rows = (changes = {}) =>
  Object.fromEntries(vehicleSpecs(exampleVehicle(changes), "en").map(({ term, detail }) => [term, detail]));

test("says each fact in words", () => {
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

test("tells the feed's words from ours", () => {
  const fromFeed = vehicleSpecs(exampleVehicle(), "es").filter((spec) => spec.fromFeed);
  expect(fromFeed.map(({ detail }) => detail)).toEqual(["2.5L 4-Cylinder", "Cosmic Blue", "Black"]);
});

test("leaves out what is not known, and shows the one figure that is", () => {
  const known = rows({ engine: null, cityMpg: null, doors: null, fuelType: null });
  expect(known).not.toHaveProperty("Engine");
  expect(known).not.toHaveProperty("Doors");
  expect(known).toMatchObject({ "City / highway": "30 mpg highway" });
});

import { expect, test } from "vitest";
import { exampleVehicle } from "../testing/example-vehicle.ts";
import { vehicleSpecs } from "./vehicle-specs.ts";

const rows = (changes = {}) =>
  Object.fromEntries(vehicleSpecs(exampleVehicle(changes), "en").map(({ term, detail }) => [term, detail]));

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

test("marks text from the feed", () => {
  const fromFeed = vehicleSpecs(exampleVehicle(), "es").filter((spec) => spec.fromFeed);
  expect(fromFeed.map(({ detail }) => detail)).toEqual(["2.5L 4-Cylinder", "Cosmic Blue", "Black"]);
});

test("omits unknown facts and shows the one known mpg figure", () => {
  const known = rows({ engine: null, cityMpg: null, doors: null, fuelType: null });
  expect(known).not.toHaveProperty("Engine");
  expect(known).not.toHaveProperty("Doors");
  expect(known).toMatchObject({ "City / highway": "30 mpg highway" });
});

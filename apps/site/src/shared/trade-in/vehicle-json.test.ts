import { expect, test } from "vitest";
import type { OwnVehicle } from "./own-vehicle.ts";
import { parseVehicleJson, vehicleJson } from "./vehicle-json.ts";

const vehicle: OwnVehicle = {
  year: 2019,
  make: "Kia",
  model: "Soul",
  mileage: 61_300,
  bodyStyle: "wagons",
  exteriorColor: "red",
};

test("a vehicle has the names of the API, and is read back", () => {
  const { bodyStyle, exteriorColor, ...others } = vehicle;
  const json = vehicleJson(vehicle);
  expect(json).toEqual({ ...others, bodystyle: bodyStyle, exteriorcolor: exteriorColor });
  expect(parseVehicleJson(json)).toEqual(vehicle);
});

test("unknown values stay missing", () => {
  const { year, make, model } = vehicle;
  expect(parseVehicleJson(JSON.parse(JSON.stringify(vehicleJson({ year, make, model }))))).toEqual({
    year,
    make,
    model,
  });
});

test.each([null, undefined, "text", 4, [], {}, { year: 2019, make: "Kia" }])("%j is no vehicle", (answer) => {
  expect(parseVehicleJson(answer)).toBeNull();
});

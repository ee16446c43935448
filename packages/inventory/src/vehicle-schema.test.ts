import { expect, test } from "vitest";
import { randomVehicles } from "./testing/random-vehicles.ts";
import { vehicleSchema } from "./vehicle-schema.ts";

test("accepts a vehicle, and names the place and the code of each error", () => {
  const { validate } = vehicleSchema["~standard"];
  const [vehicle] = randomVehicles(1, 1);
  expect(validate(vehicle)).toEqual({ value: vehicle });
  expect(validate({ ...vehicle, features: ["Heated Seats", 1] })).toEqual({
    issues: [{ path: ["features", 1], message: "type", code: "type" }],
  });
});

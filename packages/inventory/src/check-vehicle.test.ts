import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkVehicle } from "./check-vehicle.ts";
import { randomVehicles } from "./testing/random-vehicles.ts";

const [vehicle] = randomVehicles(1, 1);
const errorsOf = (fields: Record<string, unknown>) => {
  const check = checkVehicle({ ...vehicle, ...fields });
  return check.ok ? [] : check.errors;
};

test("accepts a vehicle from JSON and drops unknown fields", () => {
  for (const sound of randomVehicles(200, 3)) {
    const check = checkVehicle({ ...JSON.parse(JSON.stringify(sound)), dealerSecret: 1 });
    expect(check).toEqual({ ok: true, value: sound });
  }
});

test.each([
  ["vin", "JA4J4VA87SZ000001", null],
  ["vin", "JA4J4VA80SZ00000", "malformed"],
  ["vin", "JA4J4VA8OSZ000001", "malformed"],
  ["vin", "JA4J4VA80SZ000001", "check-digit"],
  ["vin", "JA4J4VA80SZ0000011", "malformed"],
  ["vin", "ja4j4va80sz000001", "malformed"],
  ["vin", "JA4J4VA80SZ00000\n", "malformed"],
  ["vin", 17, "type"],
  ["vin", undefined, "missing"],
  ["stockNumber", "", null],
  ["stockNumber", null, "type"],
  ["storeId", "north", null],
  ["storeId", " ", "malformed"],
  ["condition", "certified", null],
  ["condition", "Used", "unknown-value"],
  ["condition", null, "type"],
  ["year", 1900, null],
  ["year", 1899, "out-of-range"],
  ["year", 2100, null],
  ["year", 2101, "out-of-range"],
  ["year", 2024.5, "out-of-range"],
  ["year", Number.NaN, "out-of-range"],
  ["year", "2024", "type"],
  ["make", "", "malformed"],
  ["model", "", "malformed"],
  ["trim", "", null],
  ["trim", 1, "type"],
  ["mileage", 0, null],
  ["mileage", -1, "out-of-range"],
  ["mileage", 1_000_000, null],
  ["mileage", 1_000_001, "out-of-range"],
  ["mileage", null, "type"],
  ["bodyStyle", null, null],
  ["bodyStyle", "suv", "unknown-value"],
  ["bodyStyle", undefined, "missing"],
  ["doors", 2, null],
  ["doors", 1, "out-of-range"],
  ["doors", 6, null],
  ["doors", 7, "out-of-range"],
  ["transmission", "dct", null],
  ["transmission", "stick", "unknown-value"],
  ["imageCustomBg", "/lot.avif", null],
  ["imageCustomBg", " ", "malformed"],
  ["evoxImages", null, null],
  ["evoxImages", { driverFront: "/a.png", driverProfile: null, passengerRear: null }, null],
  ["evoxImages", { driverFront: "/a.png", driverProfile: null }, "missing"],
  ["evoxImages", { driverFront: 1, driverProfile: null, passengerRear: null }, "type"],
  ["evoxImages", "/a.png", "type"],
  ["drivetrain", "4wd", null],
  ["drivetrain", "2wd", "unknown-value"],
  ["fuelType", "plug_in_hybrid", null],
  ["fuelType", "steam", "unknown-value"],
  ["engine", null, null],
  ["engine", 2.5, "type"],
  ["cityMpg", 1, null],
  ["cityMpg", 0, "out-of-range"],
  ["highwayMpg", 250, null],
  ["highwayMpg", 251, "out-of-range"],
  ["exteriorColor", "White Diamond", null],
  ["exteriorColor", {}, "type"],
  ["exteriorColorFamily", "gold", null],
  ["exteriorColorFamily", "pink", "unknown-value"],
  ["interiorColor", null, null],
  ["interiorColor", [], "type"],
  ["msrp", null, null],
  ["msrp", 1, null],
  ["msrp", 0, "out-of-range"],
  ["msrp", 1_000_000_000, null],
  ["msrp", 1_000_000_001, "out-of-range"],
  ["msrp", 10.5, "out-of-range"],
  ["oldPrice", "1", "type"],
  ["salePrice", false, "type"],
  ["description", "", null],
  ["description", null, "type"],
  ["previewImage", null, null],
  ["previewImage", "", "malformed"],
  ["status", "pending", null],
  ["status", "gone", "unknown-value"],
  ["visibility", "private", null],
  ["visibility", "hidden", "unknown-value"],
  ["arrivedOn", "2024-02-29", null],
  ["arrivedOn", "2026-02-29", "malformed"],
  ["arrivedOn", "2026-13-01", "malformed"],
  ["arrivedOn", "2026-1-1", "malformed"],
  ["arrivedOn", "12026-01-01", "malformed"],
  ["arrivedOn", "2026-01-01T00:00:00Z", "malformed"],
  ["arrivedOn", 20260101, "type"],
  ["features", "Heated Seats", "type"],
  ["oemFeatures", undefined, "missing"],
])("%s of %j: %j", (field, value, code) => {
  expect(errorsOf({ [field]: value })).toEqual(code === null ? [] : [{ path: [field], code }]);
});

test.each(["features", "oemFeatures", "standardFeatures", "optionalFeatures", "additionalImages"])(
  "%s reports the index of an invalid item",
  (field) => {
    expect(errorsOf({ [field]: ["a", 1, " ", "b"] })).toEqual([
      { path: [field, 1], code: "type" },
      { path: [field, 2], code: "malformed" },
    ]);
  },
);

describe("a sale price", () => {
  test.each([
    [2_000_000, 1_999_999, []],
    [2_000_000, 2_000_000, [{ path: ["salePrice"], code: "not-lower" }]],
    [null, 2_000_000, [{ path: ["salePrice"], code: "not-lower" }]],
    [2_000_000, null, []],
    ["2", 3, [{ path: ["oldPrice"], code: "type" }]],
  ])("beside a retail price of %j, %j", (oldPrice, salePrice, errors) => {
    expect(errorsOf({ oldPrice, salePrice })).toEqual(errors);
  });
});

test("reports every invalid field at once", () => {
  expect(checkVehicle({ ...vehicle, year: 1, model: "", features: null })).toEqual({
    ok: false,
    errors: [
      { path: ["year"], code: "out-of-range" },
      { path: ["model"], code: "malformed" },
      { path: ["features"], code: "type" },
    ],
  });
  const none = checkVehicle({});
  expect(none.ok ? [] : none.errors.map(({ code }) => code)).toEqual(Array(35).fill("missing"));
});

test("any value is a vehicle or has errors", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const check = checkVehicle(value);
      expect(check.ok ? 0 : check.errors.length).toBeGreaterThan(0);
    }),
  );
  expect(checkVehicle(null)).toEqual({ ok: false, errors: [{ path: [], code: "type" }] });
  expect(checkVehicle("JA4J4VA80SZ000001")).toEqual({ ok: false, errors: [{ path: [], code: "type" }] });
});

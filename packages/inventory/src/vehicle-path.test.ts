import fc from "fast-check";
import { expect, test } from "vitest";
import { CONDITIONS } from "./vehicle.ts";
import { parseVehiclePath, vehiclePath } from "./vehicle-path.ts";

const VIN = "JA4J4VA80SZ000001";
const vehicle = {
  condition: "new",
  year: 2025,
  make: "Mitsubishi",
  model: "Outlander PHEV",
  trim: "SEL",
  vin: VIN,
} as const;

test("the path of a vehicle's page", () => {
  expect(vehiclePath(vehicle)).toBe(`/new-cars-for-sale/2025-mitsubishi-outlander-phev-sel-${VIN}`);
  expect(vehiclePath({ ...vehicle, make: "日産", model: "", trim: "" })).toBe(
    `/new-cars-for-sale/2025-vehicle-${VIN}`,
  );
});

test("parses condition, year and VIN for any labels", () => {
  const label = fc.string({ unit: "grapheme", maxLength: 20 });
  const vins = fc.string({
    unit: fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"),
    minLength: 17,
    maxLength: 17,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...CONDITIONS),
      fc.integer({ min: 0, max: 9999 }),
      label,
      label,
      label,
      vins,
      (condition, year, make, model, trim, vin) => {
        const path = vehiclePath({ condition, year, make, model, trim, vin });
        expect(parseVehiclePath(path)).toEqual({ condition, year, vin });
        expect(new URL(path, "https://example.test").pathname).toBe(path);
      },
    ),
  );
});

test.each([
  `/used-cars-for-sale/2025-x-${VIN.slice(1)}`,
  `/used-cars-for-sale/2025-${VIN}`,
  `/used-cars-for-sale/x-kia-${VIN}`,
  `/cars-for-sale/2025-kia-${VIN}`,
  `/used-cars-for-sale/suvs`,
  `/used-cars-for-sale/2025-kia-soul/${VIN}`,
])("%s is not a vehicle page", (path) => {
  expect(parseVehiclePath(path)).toBeNull();
});

test("returns the VIN in upper case", () => {
  expect(parseVehiclePath(`/used-cars-for-sale/2020-a-${VIN.toLowerCase()}`)?.vin).toBe(VIN);
});

test.each([
  [`/used-cars-for-sale/2021-kia-soul-${VIN}`, { condition: "used", year: 2021, vin: VIN }],
  [`/new-cars-for-sale/2021-kia-soul-${VIN}/`, { condition: "new", year: 2021, vin: VIN }],
  [`/certified-cars-for-sale/0-x-${VIN}`, { condition: "certified", year: 0, vin: VIN }],
  [`/used-cars-for-sale/020-x-y-z-${VIN}`, { condition: "used", year: 20, vin: VIN }],
  [`/used-cars-for-sale/2021-kia-${VIN}//`, null],
  [`/en/used-cars-for-sale/2021-kia-${VIN}`, null],
  [`used-cars-for-sale/2021-kia-${VIN}`, null],
  [`/Used-cars-for-sale/2021-kia-${VIN}`, null],
  [`/used-cars-for-sale/2021-kia-${VIN}/photos`, null],
  [`/old-cars-for-sale/2021-kia-${VIN}`, null],
  ["/used-cars-for-sale/", null],
  ["", null],
])("%s is %j", (path, expected) => {
  expect(parseVehiclePath(path)).toEqual(expected);
});

test.each([
  [{ trim: "" }, "2025-mitsubishi-outlander-phev"],
  [
    { make: "Land Rover", model: "Range_Rover  Évoque", trim: "S/R-Dynamic" },
    "2025-land-rover-range-rover-evoque-s-r-dynamic",
  ],
  [{ year: 0, make: "", model: "1500" }, "0-1500-sel"],
])("%j is at %s", (fields, slug) => {
  expect(vehiclePath({ ...vehicle, ...fields })).toBe(`/new-cars-for-sale/${slug}-${VIN}`);
});

import { expect, test } from "vitest";
import * as vin from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(vin).sort()).toEqual([
    "VIN_FIELDS",
    "decodeVin",
    "isValidVin",
    "listVinModels",
    "loadVinTable",
    "normalizeVin",
    "vinCheckDigit",
    "vinModelYear",
    "vinSchema",
  ]);
});

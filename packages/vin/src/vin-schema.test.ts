import { expect, test } from "vitest";
import { vinSchema } from "./vin-schema.ts";

const { validate } = vinSchema["~standard"];

test("gives the normalized VIN", () => {
  expect(validate("1hgcv1f3x ja000008")).toEqual({ value: "1HGCV1F3XJA000008" });
});

test.each([
  ["1HGCV1F3XJA00000", "vin.length"],
  ["1HGCV1F3XJA00000O", "vin.character"],
  ["1HGCV1F34JA000008", "vin.check-digit"],
  [null, "vin.length"],
  [["1HGCV1F3XJA000008"], "vin.length"],
])("refuses %j: %s", (input, code) => {
  expect(validate(input)).toEqual({ issues: [{ message: code, path: [], code }] });
});

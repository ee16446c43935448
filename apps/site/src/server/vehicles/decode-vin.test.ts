import { expect, test } from "vitest";
import { decodedVin } from "./decode-vin.ts";

test("decodes a typed VIN", async () => {
  expect(await decodedVin("1hgcv1f3x ja000008")).toMatchObject({
    ok: true,
    value: { vin: "1HGCV1F3XJA000008", year: 2018, make: "Honda", model: "Accord" },
  });
});

test("says why there is no vehicle", async () => {
  expect(await decodedVin("1HGCV1F34JA000008")).toMatchObject({
    ok: false,
    errors: [{ code: "vin.check-digit" }],
  });
});

test("a year code after the next model years is 30 years earlier", async () => {
  // Y is 2030 or 2000; with a letter at position 7 no car of 2000 matches.
  expect(await decodedVin("1HGCV1F37YA000008")).toMatchObject({
    ok: false,
    errors: [{ code: "vin.unknown" }],
  });
});

import type { Vehicle } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { testContext } from "#testing/test-context.ts";
import { guessSimilar } from "./guess-similar.ts";

const lot: Vehicle[] = [
  ["Kia", "Soul", 2018, "used"],
  ["Kia", "Soul", 2022, "used"],
  ["Kia", "Sportage", 2021, "used"],
  ["Mitsubishi", "Outlander", 2025, "new"],
  ["Ford", "F-150", 2020, "used"],
].map(([make, model, year, condition], at) =>
  exampleVehicle({
    make,
    model,
    year,
    condition,
    vin: `KNDJ23AU8M700000${at}`,
    bodyStyle: make === "Ford" ? "trucks" : "suvs",
  } as Partial<Vehicle>),
);
const context = testContext(lot);
const guess = (path: string) => guessSimilar(path, context, 3).map(({ year, model }) => `${year} ${model}`);

test("puts the same model first, by nearest year, then the make", () => {
  expect(guess("/used-cars-for-sale/2021-kia-soul-ex-KNDJ23AU8M7999999")).toEqual([
    "2022 Soul",
    "2018 Soul",
    "2021 Sportage",
  ]);
});

test("an unknown make gives other vehicles", () => {
  expect(guess("/used-cars-for-sale/2021-ferrari-roma-KNDJ23AU8M7999999")).toHaveLength(3);
});

test.each([
  "",
  "/",
  "/used-cars-for-sale/x",
  "/used-cars-for-sale/2021-%F0%9F-KNDJ23AU8M7999999",
  `/used-cars-for-sale/1-${"a-".repeat(500)}b-KNDJ23AU8M7999999`,
])("%o gives three vehicles", (path) => expect(guess(path)).toHaveLength(3));

import { createInventorySearch, createVocabulary } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { exampleVehicle } from "../testing/example-vehicle.ts";
import { vehicleMetadata } from "./vehicle-metadata.ts";

const vehicle = exampleVehicle();
const vocabulary = createVocabulary({ vehicles: [vehicle] });
const context = {
  storeId: "north",
  access: "open",
  settings: dealership.settings,
  inventory: createInventorySearch([vehicle], { vocabulary }),
  vocabulary,
  now: new Date("2026-11-20T18:00:00Z"),
} as const;

test.each([
  ["en", "", "en_US"],
  ["es", "/es", "es_US"],
] as const)("the canonical address in %s is the page's own", (locale, folder, language) => {
  const canonical = `${folder}/used-cars-for-sale/2022-mitsubishi-outlander-sel-${vehicle.vin}`;
  expect(vehicleMetadata(vehicle, { ...context, locale })).toMatchObject({
    alternates: { canonical },
    openGraph: { url: canonical, locale: language },
  });
});

import { expect, test } from "vitest";
import { asVisible, testContext } from "#testing/test-context.ts";
import { exampleVehicle } from "../testing/example-vehicle.ts";
import { vehicleMetadata } from "./vehicle-metadata.ts";

const vehicle = exampleVehicle();

test.each([
  ["en", "", "en_US"],
  ["es", "/es", "es_US"],
] as const)("the canonical address in %s is in the page's language", (locale, folder, language) => {
  const canonical = `${folder}/used-cars-for-sale/2022-mitsubishi-outlander-sel-${vehicle.vin}`;
  const context = testContext([vehicle], { access: "open", locale });
  expect(vehicleMetadata({ state: "shown", vehicle: asVisible(vehicle) }, context)).toMatchObject({
    alternates: { canonical },
    openGraph: { url: canonical, locale: language },
  });
});

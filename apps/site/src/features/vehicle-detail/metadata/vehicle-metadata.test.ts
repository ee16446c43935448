import { expect, test } from "vitest";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { sampleVehicles } from "#testing/sample-dealership.ts";
import { asVisible, testContext } from "#testing/test-context.ts";
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

test.each([
  ["en", "locked"],
  ["en", "open"],
  ["es", "locked"],
  ["es", "open"],
] as const)(
  "every vehicle of the sample has its own title and description: %s, %s",
  async (locale, access) => {
    const vehicles = await sampleVehicles();
    const context = testContext(vehicles, { access, locale });
    const pages = vehicles.map((each) => {
      const shown = asVisible({ ...each, visibility: "public" }, access);
      return vehicleMetadata({ state: "shown", vehicle: shown }, context);
    });
    expect(pages.length).toBeGreaterThan(600);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  },
);

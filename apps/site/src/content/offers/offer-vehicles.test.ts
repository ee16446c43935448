import { parsePaymentTerms } from "@forecourt/finance";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { expect, test } from "vitest";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { offerVehicles } from "./offer-vehicles.ts";

useTestSite();

const outlander = exampleVehicle({ condition: "new", year: 2025, make: "Mitsubishi", model: "Outlander" });
const offer = advertisedOffersIn("en", "north").find(
  ({ vehicles_conditions }) => vehicles_conditions.model === "Outlander",
)!;

test("links to the matching list with the page's terms", () => {
  const terms = parsePaymentTerms("2000,0,700,60", settingsFor("north").finance);
  const plain = offerVehicles(offer, testContext([outlander]))!.href;
  expect(plain).toMatch(/^\/new-cars-for-sale\/mitsubishi\/outlander/);
  const own = offerVehicles(offer, testContext([outlander], { terms }))!.href;
  expect(own).toBe(`${plain}&terms=2000,0,700,60`);
});

test("is absent without a matching vehicle", () => {
  expect(offerVehicles(offer, testContext([]))).toBeNull();
});

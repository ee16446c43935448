import { noFilters } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { describe, expect, test } from "vitest";
import { SITEMAP_SOURCES } from "#server/documents/sitemap/sitemap-sources.ts";
import { testContext, withGates } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { findVehicle, similarVehicles, vehicleForForm } from "./find-vehicle.ts";

useTestSite();

const listed = exampleVehicle({ vin: "JA4J4VAR4RZ000001", make: "Kia", model: "Soul" });
const secret = exampleVehicle({
  vin: "JA4J4VAR4RZ000002",
  make: "Volvo",
  model: "XC60",
  visibility: "private",
});
const other = exampleVehicle({ vin: "JA4J4VAR4RZ000003", make: "Kia", model: "Soul" });
const lot = [listed, secret, other];
const bools = [false, true] as const;
/** Inventory gate of the vehicle's condition, inventory gate of `search`, access. */
const cases = bools.flatMap((own) =>
  bools.flatMap((search) => (["locked", "open"] as const).map((access) => [own, search, access] as const)),
);

describe.each(cases)("own gate %s, search gate %s, %s: a private vehicle", (own, search, access) => {
  const settings = withGates("search", { inventory: search }, withGates("used", { inventory: own }));
  const hidden = access === "locked" && (own || search);
  const context = testContext(lot, { settings, access });
  const query = { filters: noFilters(), sort: "newest" as const, page: 1 };
  const vins = (vehicles: readonly { vin: string }[]) => vehicles.map(({ vin }) => vin);

  test(`is ${hidden ? "counted, not listed" : "listed"}`, () => {
    const answer = context.inventory.search(query);
    expect(vins(answer.vehicles).includes(secret.vin)).toBe(!hidden);
    expect(answer).toMatchObject({ total: hidden ? 2 : 3, privateTotal: hidden ? 1 : 0 });
  });

  test("is in no facet and no keyword search unless it is listed", () => {
    const { facets } = context.inventory.search(query);
    const volvo = facets.makeModel.find(({ value }) => value === "volvo")?.count ?? 0;
    expect(volvo).toBe(hidden ? 0 : 1);
    const found = context.inventory.search({ ...query, filters: { ...noFilters(), q: secret.vin } });
    expect(found.total).toBe(hidden ? 0 : 1);
  });

  test("has a page and a form exactly when it is listed", () => {
    stockSite(lot);
    expect(findVehicle(secret.vin, context)?.state).toBe(hidden ? "private" : "shown");
    expect(vehicleForForm(secret.vin, context) === null).toBe(hidden);
  });

  test("is suggested as similar exactly when it is listed", () => {
    stockSite(lot);
    expect(vins(similarVehicles(listed.vin, context, 3)).includes(secret.vin)).toBe(!hidden);
  });

  test("is never on the sitemap", () => {
    const entries = SITEMAP_SOURCES.vehicles({ siteUrl: "https://cars.example", ...context });
    expect(JSON.stringify(entries)).toContain(listed.vin);
    expect(JSON.stringify(entries)).not.toContain(secret.vin);
  });
});

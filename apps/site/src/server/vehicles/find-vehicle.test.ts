import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { withGates } from "#testing/test-context.ts";
import { stockSite } from "#testing/use-test-site.ts";
import { settingsFor } from "../settings/dealership.ts";
import { siteState } from "../site-state.ts";
import { findVehicle, similarVehicles, vehicleForForm, vehicleForLead } from "./find-vehicle.ts";
import { viewerOf } from "./viewer.ts";

const settings = settingsFor("north");
const locked = viewerOf("locked", settings);
const open = viewerOf("open", settings);
const { vin } = exampleVehicle();

function stateOf(vehicle: Parameters<typeof exampleVehicle>[0], viewer = locked) {
  stockSite([exampleVehicle(vehicle)]);
  return findVehicle(vin, viewer)?.state;
}

test("finds a VIN in any letter case; null for an unknown one", () => {
  expect(stateOf({})).toBe("shown");
  expect(findVehicle(vin.toLowerCase(), locked)?.state).toBe("shown");
  expect(findVehicle("JA4J4VAR4RZ999999", locked)).toBeNull();
});

test("a sold vehicle is sold for every viewer, private or not", () => {
  expect(stateOf({ status: "sold" }, open)).toBe("sold");
  expect(stateOf({ status: "sold", visibility: "private" })).toBe("sold");
});

test("a pending vehicle is shown", () => {
  expect(stateOf({ status: "pending" })).toBe("shown");
});

describe("a private vehicle", () => {
  const hidden = { visibility: "private" } as const;

  test("is locked by the inventory gate of its condition", () => {
    expect(stateOf(hidden)).toBe("private");
    expect(stateOf(hidden, open)).toBe("shown");
    expect(stateOf(hidden, viewerOf("locked", withGates("used", { inventory: false })))).toBe("shown");
    expect(stateOf(hidden, viewerOf("locked", withGates("new", { inventory: false })))).toBe("private");
  });

  test("is hidden in forms while locked, but is in the lead without its locked price", () => {
    stockSite([exampleVehicle({ ...hidden, oldPrice: cents(2_950_000), salePrice: cents(2_829_000) })]);
    expect(vehicleForForm(vin, locked)).toBeNull();
    expect(vehicleForForm(vin, open)?.salePrice).toBe(2_829_000);
    expect(vehicleForLead(vin, locked)).toMatchObject({ oldPrice: 2_950_000, salePrice: null });
  });
});

test("a locked sale price is not in the page's data", () => {
  stockSite([exampleVehicle({ salePrice: cents(1_999_900), description: "Now $19,999. Two keys." })]);
  const found = findVehicle(vin, locked);
  expect(found).toMatchObject({ state: "shown", vehicle: { priceLocked: true, salePrice: null } });
  expect(JSON.stringify(found)).not.toMatch(/19,?999/);
});

test.each([{ status: "sold" }, { visibility: "private" }] as const)(
  "a vehicle that is not shown (%o) carries no price",
  (state) => {
    stockSite([exampleVehicle({ ...state, salePrice: cents(1_999_900) })]);
    expect(JSON.stringify(findVehicle(vin, locked))).not.toMatch(/1999900|Price/);
  },
);

test("similar vehicles are chosen by the price that the viewer sees", () => {
  const car = (at: number, oldPrice: number, salePrice: number | null) =>
    exampleVehicle({
      vin: `JA4J4VAR4RZ00000${at}`,
      oldPrice: cents(oldPrice),
      salePrice: salePrice === null ? null : cents(salePrice),
    });
  const lot = [car(1, 3_000_000, 2_000_000), car(2, 3_000_000, null), car(3, 2_000_000, null)];
  stockSite(lot);
  const near = (viewer: typeof locked) => {
    const inventory = siteState().inventory.searchFor(viewer);
    return similarVehicles(lot[0]!.vin, { ...viewer, inventory }, 1).map((vehicle) => vehicle.vin);
  };
  expect(near(locked)).toEqual([lot[1]!.vin]);
  expect(near(open)).toEqual([lot[2]!.vin]);
});

import { describe, expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { exampleVehicle } from "./testing/example-vehicle.ts";
import { vehicleView } from "./vehicle-view.ts";

const { settings } = dealership;
const locked = { access: "locked", settings } as const;
const open = { access: "open", settings } as const;

function withGates(
  condition: "new" | "used" | "certified",
  gates: Partial<(typeof settings)["unlock"]["gates"]["new"]>,
) {
  const all = settings.unlock.gates;
  return {
    ...locked,
    settings: {
      ...settings,
      unlock: { ...settings.unlock, gates: { ...all, [condition]: { ...all[condition], ...gates } } },
    },
  };
}

describe("sold", () => {
  const vehicle = exampleVehicle({ status: "sold" });
  test("is sold for everyone, private or not", () => {
    expect(vehicleView(vehicle, open).state).toBe("sold");
    expect(vehicleView({ ...vehicle, visibility: "private" }, locked).state).toBe("sold");
  });
});

describe("private", () => {
  const vehicle = exampleVehicle({ visibility: "private" });
  test("is behind the inventory gate of its own condition", () => {
    expect(vehicleView(vehicle, locked).state).toBe("private");
    expect(vehicleView(vehicle, open).state).toBe("shown");
    expect(vehicleView(vehicle, withGates("used", { inventory: false })).state).toBe("shown");
    expect(vehicleView(vehicle, withGates("new", { inventory: false })).state).toBe("private");
  });
});

test("a pending vehicle is shown", () => {
  expect(vehicleView(exampleVehicle({ status: "pending" }), locked).state).toBe("shown");
});

describe("price", () => {
  const vehicle = exampleVehicle({
    oldPrice: 2_100_000,
    salePrice: 1_999_900,
    description: "Now $19,999. Two keys.",
  });

  test("a locked sale price is not in what the page is made from", () => {
    const view = vehicleView(vehicle, locked);
    expect(view).toMatchObject({ priceLocked: true, vehicle: { oldPrice: 2_100_000, salePrice: null } });
    expect(JSON.stringify(view)).not.toMatch(/19,?999/);
  });

  test("without the gate, or unlocked, it is", () => {
    for (const context of [open, withGates("used", { price: false })]) {
      expect(vehicleView(vehicle, context)).toMatchObject({ priceLocked: false, vehicle });
    }
  });

  test("nothing is locked where there is no sale price", () => {
    expect(vehicleView({ ...vehicle, salePrice: null }, locked)).toMatchObject({ priceLocked: false });
  });
});

test("offers follow their own gate: the sample's certified vehicles show them", () => {
  expect(vehicleView(exampleVehicle({ condition: "used" }), locked)).toMatchObject({ offersLocked: true });
  expect(vehicleView(exampleVehicle({ condition: "certified" }), locked)).toMatchObject({
    offersLocked: false,
  });
  expect(vehicleView(exampleVehicle({ condition: "used" }), open)).toMatchObject({ offersLocked: false });
});

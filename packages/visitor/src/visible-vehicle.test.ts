import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gatesOn, viewer } from "./testing/viewer.ts";
import { GATE_CONTEXTS, type GateContext, withUnlocked } from "./unlock-gates.ts";
import { type GatedVehicle, visibleVehicle } from "./visible-vehicle.ts";

const vehicle = {
  vin: "JA4J4VA80PZ000001",
  condition: "used",
  visibility: "public",
  oldPrice: 2_799_500,
  salePrice: 2_448_000,
  description: "One owner. Now $24,480! Heated seats.",
  features: ["Heated Seats", "Navigation ($1,200)"],
  oemFeatures: ["Premium Package $1,995", "GVWR 5,000 lbs"],
  standardFeatures: ["Backup Camera", "A 1,500 dollars value"],
  optionalFeatures: ["Roof Rack", "Tow Package, 24,480 with car"],
} satisfies GatedVehicle & { vin: string };
/** A retail price of 2799500 would contain a random price of 799500. */
const withoutDigits: typeof vehicle = {
  ...vehicle,
  vin: "",
  oldPrice: 0,
  oemFeatures: ["Leather Seats"],
};
const everyCell = GATE_CONTEXTS.map((context) => [context, "price"] as const);

describe("the price gate", () => {
  const locked = viewer({ gates: gatesOn(["used", "price"]) });

  test("removes the sale price and every amount in texts", () => {
    expect(visibleVehicle(vehicle, locked)).toEqual({
      ...vehicle,
      salePrice: null,
      priceLocked: true,
      description: "One owner. Heated seats.",
      features: ["Heated Seats"],
      oemFeatures: ["GVWR 5,000 lbs"],
      standardFeatures: ["Backup Camera"],
      optionalFeatures: ["Roof Rack"],
    });
  });

  test("changes nothing once unlocked", () => {
    const seen = visibleVehicle(vehicle, withUnlocked(locked, "price"));
    expect(seen).toEqual({ ...vehicle, priceLocked: false });
  });

  test("changes nothing of a vehicle without a sale price", () => {
    const retail = { ...vehicle, salePrice: null };
    expect(visibleVehicle(retail, locked)).toEqual({ ...retail, priceLocked: false });
  });

  test.each(GATE_CONTEXTS)("uses the given context: %s", (context) => {
    const onlyThere = viewer({ gates: gatesOn([context, "price"]) });
    for (const asked of GATE_CONTEXTS)
      expect(visibleVehicle(vehicle, onlyThere, asked)?.priceLocked).toBe(asked === context);
  });

  test("shows no amount of a locked vehicle in any field", () => {
    const price = fc.integer({ min: 2_100, max: 199_999 });
    const field = fc.constantFrom(
      "description",
      "features",
      "oemFeatures",
      "standardFeatures",
      "optionalFeatures",
    );
    fc.assert(
      fc.property(price, field, fc.boolean(), (dollars, name, separated) => {
        const amount = separated ? dollars.toLocaleString("en-US") : `$${dollars}`;
        const text = name === "description" ? `Clean. Yours for ${amount} today.` : [`Package ${amount}`];
        const planted = { ...withoutDigits, salePrice: dollars * 100, [name]: text } as typeof vehicle;
        const seen = visibleVehicle(planted, viewer({ gates: gatesOn(...everyCell) }));
        expect(JSON.stringify(seen)).not.toContain(amount);
        expect(JSON.stringify(seen)).not.toContain(String(dollars * 100));
      }),
    );
  });
});

describe("the inventory gate", () => {
  const privateVehicle = { ...vehicle, visibility: "private" } as const;

  test.each<[GateContext, boolean]>([
    ["used", true],
    ["search", true],
    ["new", false],
    ["certified", false],
  ])("on for %s hides a private used vehicle everywhere: %s", (on, hidden) => {
    const locked = viewer({ gates: gatesOn([on, "inventory"]) });
    for (const asked of GATE_CONTEXTS)
      expect(visibleVehicle(privateVehicle, locked, asked) === null).toBe(hidden);
    expect(visibleVehicle(privateVehicle, withUnlocked(locked, "inventory"))).not.toBeNull();
  });

  test("never hides a public vehicle", () => {
    const locked = viewer({ gates: gatesOn(["used", "inventory"], ["search", "inventory"]) });
    expect(visibleVehicle(vehicle, locked)).not.toBeNull();
  });
});

test("does not mutate the vehicle", () => {
  const before = structuredClone(vehicle);
  visibleVehicle(vehicle, viewer({ gates: gatesOn(...everyCell) }));
  expect(vehicle).toEqual(before);
});

import { describe, expect, test } from "vitest";
import { vehicleClass, vehicleMsrp } from "./built-in-valuation-class.ts";
import { plainValuationModel as model } from "./testing/plain-valuation-model.ts";

describe("vehicleClass", () => {
  test.each([
    ["Kia", "Soul", "economy"],
    ["KIA", undefined, "economy"],
    ["land  ROVER ", "Discovery", "luxury"],
    ["Ford", "Explorer", "premium"],
    ["Ford", "F-150", "high-resale"],
    ["ford", " f-150  Lariat", "high-resale"],
    ["Ford", "F-1500", "premium"],
    ["Ford", "Super F-150", "premium"],
    ["Saturn", "Ion", "mainstream"],
    ["Kia Motors", "Soul", "mainstream"],
    ["constructor", "valueOf", "mainstream"],
    ["", "F-150", "mainstream"],
    [undefined, undefined, "mainstream"],
  ] as const)("%s %s is %s", (make, name, expected) => {
    expect(vehicleClass({ make, model: name }, model)).toBe(model.classes[expected]);
  });
});

test("a vehicle has no class by a null entry, and without an entry where others have none", () => {
  const { otherClass: _, ...listed } = model;
  const exotic = { ...listed, classByModel: { ...model.classByModel, "ford|gt": null } };
  expect(vehicleClass({ make: "Ford", model: "GT" }, exotic)).toBeUndefined();
  expect(vehicleClass({ make: "Ford", model: "GTX" }, exotic)).toBe(model.classes.premium);
  expect(vehicleClass({ make: "Bugatti", model: "Chiron" }, exotic)).toBeUndefined();
  expect(vehicleClass({}, exotic)).toBeUndefined();
  expect(vehicleMsrp({ make: "Bugatti", model: "Chiron", bodyStyle: "suvs" }, exotic)).toBeUndefined();
});

describe("vehicleMsrp", () => {
  test.each([
    ["Saturn", "Vue", "suvs", 4_000_000],
    ["Saturn", "Ion", "sedans", 2_000_000],
    ["Saturn", "Ion", "hearses", 3_000_000],
    ["Saturn", "Ion", undefined, 3_000_000],
    ["Saturn", "Ion", "constructor", 3_000_000],
    ["Kia", "Soul", "suvs", 2_000_000],
    ["Ford", "Explorer", "suvs", 6_000_000],
    ["Ford", "F-150", "trucks", 5_000_000],
    ["Ford", "F-150 XLT", "suvs", 5_000_000],
    ["Ford", "F-150 Lightning Pro", "trucks", 7_000_000],
    ["Tesla", "Model 3", "sedans", 6_000_000],
  ])("%s %s with body style %s costs %d cents new", (make, name, bodyStyle, cents) => {
    expect(vehicleMsrp({ make, model: name, bodyStyle }, model)).toBe(cents);
  });

  test("finds an entry by model and trim together", () => {
    expect(vehicleMsrp({ make: "Ford", model: "F-150", trim: "Lightning Pro" }, model)).toBe(7_000_000);
  });

  test("is unknown without an entry for the model, the body style or others", () => {
    const { otherMsrp, ...withoutOther } = model;
    expect(vehicleMsrp({ bodyStyle: "hearses" }, withoutOther)).toBeUndefined();
    expect(vehicleMsrp({ bodyStyle: "suvs" }, withoutOther)).toBe(4_000_000);
    expect(vehicleMsrp({ make: "Tesla", bodyStyle: "hearses" }, withoutOther)).toBe(6_000_000);
  });

  test("is rounded half up to the cent", () => {
    const odd = { ...model, msrpByBodyStyle: { suvs: 3_000_001 } };
    expect(vehicleMsrp({ make: "Kia", bodyStyle: "suvs" }, odd)).toBe(1_500_001);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isComparisonFull,
  NO_SAVED_VEHICLES,
  parseSavedVehicles,
  parseVins,
  SAVED_VEHICLES_LIMITS,
  type SavedVehicles,
  type SavedVehiclesAction,
  savedVehiclesReducer,
  serializeSavedVehicles,
} from "./saved-vehicles.ts";

const vinOf = (number: number) => `JA4J4VA80SZ${String(number).padStart(6, "0")}`;
const [A, B, C, D, E] = [1, 2, 3, 4, 5].map(vinOf) as [string, string, string, string, string];

const lists = ["saved", "compared", "viewed"] as const;
const vin = fc.oneof({ weight: 9, arbitrary: fc.nat(70).map(vinOf) }, { weight: 1, arbitrary: fc.string() });
const action: fc.Arbitrary<SavedVehiclesAction> = fc.oneof(
  fc.record({
    type: fc.constantFrom("vehicle-saved" as const, "vehicle-compared" as const, "vehicle-viewed" as const),
    vin,
  }),
  fc.record({ type: fc.constant("vehicle-removed" as const), list: fc.constantFrom(...lists), vin }),
  fc.record({
    type: fc.constant("list-replaced" as const),
    list: fc.constantFrom(...lists),
    vins: fc.array(vin, { maxLength: 60 }),
  }),
);
const actions = fc.array(action, { maxLength: 120, size: "max" });
const after = (all: readonly SavedVehiclesAction[]) => all.reduce(savedVehiclesReducer, NO_SAVED_VEHICLES);

test("saved and viewed vehicles are newest first, compared ones in the order of adding", () => {
  const vehicles = after([
    { type: "vehicle-saved", vin: A },
    { type: "vehicle-saved", vin: B },
    { type: "vehicle-viewed", vin: A },
    { type: "vehicle-viewed", vin: B },
    { type: "vehicle-viewed", vin: A },
    { type: "vehicle-compared", vin: A },
    { type: "vehicle-compared", vin: B },
  ]);
  expect(vehicles).toEqual({ saved: [B, A], viewed: [A, B], compared: [A, B] });
});

test("a fifth compared vehicle changes nothing until one is removed", () => {
  const four = after([A, B, C, D].map((vin) => ({ type: "vehicle-compared", vin })));
  expect(isComparisonFull(four)).toBe(true);
  expect(savedVehiclesReducer(four, { type: "vehicle-compared", vin: E })).toBe(four);
  const three = savedVehiclesReducer(four, { type: "vehicle-removed", list: "compared", vin: B });
  expect(savedVehiclesReducer(three, { type: "vehicle-compared", vin: E }).compared).toEqual([A, C, D, E]);
});

test("the oldest saved vehicle makes room for a new one", () => {
  const count = SAVED_VEHICLES_LIMITS.saved + 1;
  const full = after(Array.from({ length: count }, (_, at) => ({ type: "vehicle-saved", vin: vinOf(at) })));
  expect(full.saved).toHaveLength(SAVED_VEHICLES_LIMITS.saved);
  expect(full.saved[0]).toBe(vinOf(count - 1));
  expect(full.saved).not.toContain(vinOf(0));
});

test.each<SavedVehiclesAction>([
  { type: "vehicle-saved", vin: A },
  { type: "vehicle-viewed", vin: A },
  { type: "vehicle-compared", vin: A },
  { type: "vehicle-removed", list: "saved", vin: B },
])("$type without an effect returns the same object", (repeated) => {
  const before: SavedVehicles = { saved: [A], compared: [A], viewed: [A] };
  expect(savedVehiclesReducer(before, repeated)).toBe(before);
});

describe("any actions", () => {
  test("leave distinct VINs within the limits, in texts that parse back", () => {
    fc.assert(
      fc.property(actions, (all) => {
        const vehicles = after(all);
        for (const list of lists) {
          expect(vehicles[list].length).toBeLessThanOrEqual(SAVED_VEHICLES_LIMITS[list]);
          expect(new Set(vehicles[list]).size).toBe(vehicles[list].length);
          for (const one of vehicles[list]) expect(one).toMatch(/^[A-Z0-9]{17}$/);
        }
        expect(parseSavedVehicles(serializeSavedVehicles(vehicles))).toEqual(vehicles);
      }),
    );
  });

  test("change only the list that they name", () => {
    fc.assert(
      fc.property(actions, action, (all, last) => {
        const before = after(all);
        const next = savedVehiclesReducer(before, last);
        const named = "list" in last ? last.list : last.type.replace("vehicle-", "");
        for (const list of lists) if (list !== named) expect(next[list]).toBe(before[list]);
      }),
    );
  });
});

test("any stored text gives valid vehicles", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue()), (text) => {
      const vehicles = parseSavedVehicles(text);
      expect(parseSavedVehicles(serializeSavedVehicles(vehicles))).toEqual(vehicles);
    }),
  );
  const stored = JSON.stringify({ saved: [A, 7, "x", A, B], compared: "A", viewed: null, more: [C] });
  expect(parseSavedVehicles(stored)).toEqual({ saved: [A, B], compared: [], viewed: [] });
  expect(serializeSavedVehicles(NO_SAVED_VEHICLES)).toBe("");
});

test.each([
  [`${A},${B}`, [A, B]],
  [`${B.toLowerCase()},,x,${B},${A}`, [B, A]],
  [[A, B, C, D, E].join(), [A, B, C, D]],
  ["", []],
  [null, []],
  [[A], []],
])("the compared vehicles of %j", (text, vins) => {
  expect(parseVins(text, "compared")).toEqual(vins);
});

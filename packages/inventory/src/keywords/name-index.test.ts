import { expect, test } from "vitest";
import type { Vehicle } from "../vehicle.ts";
import { createVocabulary } from "../vocabulary.ts";
import { nameIndex } from "./name-index.ts";

type InStock = Pick<Vehicle, "make" | "model"> & Partial<Pick<Vehicle, "trim" | "features">>;

const CATALOGUE = [
  { make: "Ford", models: ["Escape", "Escape Hybrid", "F-150", "Super Duty"] },
  { make: "Chevrolet", models: ["Silverado", "Silverado 1500", "Silverado 2500HD", "Silverado EV", "S-10"] },
  { make: "Mercedes-Benz", models: ["GL", "300"] },
  { make: "Toyota", models: ["Camry", "Camry Hybrid"] },
];

/** Built anew: an index is cached by its vocabulary. */
function indexOf(...vehicles: InStock[]) {
  return nameIndex(
    createVocabulary({
      catalogue: CATALOGUE,
      vehicles: vehicles.map((vehicle) => ({
        trim: "",
        engine: null,
        features: [],
        storeId: "north",
        ...vehicle,
      })),
    }),
  );
}

test("is built once for a vocabulary", () => {
  const vocabulary = createVocabulary({ catalogue: CATALOGUE });
  expect(nameIndex(vocabulary)).toBe(nameIndex(vocabulary));
  expect(nameIndex(vocabulary)).not.toBe(indexOf());
});

test("has makes, models, both together, and nicknames of known makes only", () => {
  const { meaning } = indexOf();
  expect(meaning.get("ford")).toEqual(["makeModel", "ford"]);
  expect(meaning.get("escape")).toEqual(["makeModel", "escape"]);
  expect(meaning.get("fordescape")).toEqual(["makeModel", "ford", "escape"]);
  expect(meaning.get("chevy")).toEqual(["makeModel", "chevrolet"]);
  expect(meaning.has("vw")).toBe(false);
  expect(meaning.has("")).toBe(false);
});

test("has no model of two letters or a number alone, but with its make", () => {
  const { meaning } = indexOf();
  expect(meaning.has("gl")).toBe(false);
  expect(meaning.has("300")).toBe(false);
  expect(meaning.get("mercedesbenzgl")).toEqual(["makeModel", "mercedes_benz", "gl"]);
  expect(meaning.get("mercedesbenz300")).toEqual(["makeModel", "mercedes_benz", "mercedes_benz_300"]);
  expect(meaning.get("s10")).toEqual(["makeModel", "s_10"]);
  expect(meaning.get("f150")).toEqual(["makeModel", "f_150"]);
});

test("reads a version as model and fuel only when its model is in stock and it is not", () => {
  const camry = { make: "Toyota", model: "Camry" };
  expect(indexOf().meaning.has("camryhybrid")).toBe(true);
  expect(indexOf(camry).meaning.has("camryhybrid")).toBe(false);
  expect(indexOf(camry).meaning.has("toyotacamryhybrid")).toBe(false);
  expect(indexOf(camry, { make: "Toyota", model: "Camry Hybrid" }).meaning.get("camryhybrid")).toEqual([
    "makeModel",
    "camry_hybrid",
  ]);
});

test("a name without its size means the sizes in stock", () => {
  const small = { make: "Chevrolet", model: "Silverado 1500" };
  const large = { make: "Chevrolet", model: "Silverado 2500HD" };
  const electric = { make: "Chevrolet", model: "Silverado EV" };
  expect(indexOf().meaning.get("silverado")).toEqual(["makeModel", "silverado"]);
  expect(indexOf(small, large, electric).meaning.get("silverado")).toEqual([
    "makeModel",
    "silverado",
    "silverado_1500",
    "silverado_2500hd",
  ]);
  const plain = { make: "Chevrolet", model: "Silverado" };
  expect(indexOf(small, plain).meaning.get("silverado")).toEqual(["makeModel", "silverado"]);
});

test("has equipment by its labels and by other words for it", () => {
  const { meaning } = indexOf({
    make: "Ford",
    model: "Escape",
    features: ["Panoramic Sunroof", "Bluetooth"],
  });
  expect(meaning.get("panoramicsunroof")).toEqual(["features", "panoramic_sunroof"]);
  expect(meaning.get("quemacocos")).toEqual(["features", "panoramic_sunroof"]);
  expect(meaning.get("bluetooth")).toEqual(["features", "bluetooth"]);
  expect(meaning.has("gps")).toBe(false);
  expect(meaning.get("v6")).toEqual(["words", "v6", "6cylinder"]);
  const other = indexOf({ make: "Ford", model: "Escape", features: ["Massage Seats", "Massage"] }).meaning;
  expect(other.get("massageseats")).toEqual(["features", "massage_seats"]);
  expect(other.has("massage")).toBe(false);
});

test("lists words that typing errors are corrected to, names in stock first", () => {
  const { words, labelWords } = indexOf({
    make: "Toyota",
    model: "Camry",
    trim: "XSE 330i",
    features: ["Leather Seats"],
  });
  const listed = [...words];
  expect(listed).toContain("leather");
  expect(listed).toContain("hybrid");
  expect(listed).toContain("silverado");
  expect(listed.indexOf("camry")).toBeLessThan(listed.indexOf("silverado"));
  expect(listed.every((word) => /^[a-z]{4,}$/.test(word))).toBe(true);
  expect(labelWords).toContain("330i");
  expect(labelWords).toContain("camry");
  expect(labelWords).not.toContain("silverado");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Filters, noFilters } from "../filters.ts";
import { createVocabulary } from "../vocabulary.ts";
import { interpretKeywords, type KeywordPart } from "./interpret-keywords.ts";

const vocabulary = createVocabulary({
  vehicles: [
    {
      make: "Mitsubishi",
      model: "Outlander",
      trim: "SEL Touring",
      engine: "2.5L 4-Cylinder",
      features: ["Heated Seats", "Bluetooth"],
      storeId: "north",
    },
    {
      make: "Mercedes-Benz",
      model: "E-Class",
      trim: "E 350 Luxury",
      engine: null,
      features: [],
      storeId: "north",
    },
  ],
});

/** A part that is only a word needs no more than the word. */
type Case = [q: string, filters: Partial<Filters>, parts?: (string | KeywordPart)[]];

function expectMeaning(q: string, filters: Partial<Filters>, parts: (string | KeywordPart)[] = []) {
  expect(interpretKeywords(q, vocabulary)).toEqual({
    filters: { ...noFilters(), ...filters },
    parts: parts.map((part) =>
      typeof part === "string" ? { typed: part, excluded: false, words: [part] } : part,
    ),
  });
}

const upTo = (max: number) => ({ min: null, max });
const from = (min: number) => ({ min, max: null });

const heated = (typed: string): KeywordPart => ({
  typed,
  excluded: false,
  group: "features",
  ids: ["heated_seats"],
});

describe("words", () => {
  test.each<Case>([
    ["awd suv under 25k", { drivetrain: ["awd"], bodyStyle: ["suvs"], price: upTo(25_000) }],
    [
      "2022 outlander under 30,000 miles",
      { makeModel: ["outlander"], year: { min: 2022, max: 2022 }, mileage: upTo(29_999) },
    ],
    ["Mitsubishi Outlander PHEV", { makeModel: ["mitsubishi", "outlander"], fuelType: ["plug_in_hybrid"] }],
    ["Camry Hybrid", { makeModel: ["camry_hybrid"] }],
    ["land rover range rover evoque", { makeModel: ["land_rover", "range_rover_evoque"] }],
    ["four-wheel drive pickup truck", { drivetrain: ["4wd"], bodyStyle: ["trucks"] }],
    ["used 4x4 diesel", { condition: ["used"], drivetrain: ["4wd"], fuelType: ["diesel"] }],
    ["certified pre-owned", { condition: ["certified"] }],
    ["plug-in hybrid", { fuelType: ["plug_in_hybrid"] }],
    ["hybrid", { fuelType: ["hybrid", "plug_in_hybrid"] }],
    ["cars for sale near me", {}],
    ["heated seats", {}, [heated("heated seats")]],
    ["seat heaters", {}, [heated("seat heaters")]],
    ["f150", { makeModel: ["f_150"] }],
    ["Ford F-150 crew", { makeModel: ["ford", "f_150"] }, ["crew"]],
    ["cx5", { makeModel: ["cx_5"] }],
    ["mazda 3", { makeModel: ["mazda", "mazda_3"] }],
    ["ram 1500", { makeModel: ["ram_1500"] }],
    ["1500", {}, ["1500"]],
    ["outlander sel", { makeModel: ["outlander"] }, ["sel"]],
    ["mustang gt", { makeModel: ["mustang"] }, ["gt"]],
    ["mercedes e350", { makeModel: ["mercedes_benz"] }, ["e350"]],
    ["e350", { makeModel: ["e_350"] }],
    ["chevy", { makeModel: ["chevrolet"] }],
    ["convertible", { bodyStyle: ["convertibles"] }],
    ["mini convertible", { makeModel: ["mini", "convertible"] }],
    ["", {}],
  ])("%s", expectMeaning);
});

describe("español", () => {
  test.each<Case>([
    ["vagonetas", { bodyStyle: ["wagons"] }],
    [
      "camioneta roja menos de 25000",
      { bodyStyle: ["suvs", "trucks"], exteriorColor: ["red"], price: upTo(25_000) },
    ],
    [
      "sedán híbrido ROJO",
      { bodyStyle: ["sedans"], fuelType: ["hybrid", "plug_in_hybrid"], exteriorColor: ["red"] },
    ],
    ["carro eléctrico usado", { fuelType: ["electricity"], condition: ["used"] }],
    [
      "toyota blanca con menos de 50 mil millas",
      { makeModel: ["toyota"], exteriorColor: ["white"], mileage: upTo(49_999) },
    ],
    ["hasta $18.500", { price: upTo(18_500) }],
    ["entre 10 y 20 mil", { price: { min: 10_000, max: 20_000 } }],
    ["desde 2020", { year: from(2020) }],
  ])("%s", expectMeaning);
});

describe("payments a month", () => {
  test.each<Case>([
    ["under 400 a month", { payment: upTo(400) }],
    ["menos de 400 al mes", { payment: upTo(400) }],
    ["$400/mo", { payment: upTo(400) }],
    ["$400 / month", { payment: upTo(400) }],
    ["400 monthly", { payment: upTo(400) }],
    ["400 dollars a month", { payment: upTo(400) }],
    ["hasta $1,200 mensuales", { payment: upTo(1_200) }],
    ["hasta 350 dólares por mes", { payment: upTo(350) }],
    ["300-400 per month", { payment: { min: 300, max: 400 } }],
    ["$300 to $400 a month", { payment: { min: 300, max: 400 } }],
    ["entre 300 y 400 al mes", { payment: { min: 300, max: 400 } }],
    ["over 250 a month", { payment: from(250) }],
    ["payment under 400", { payment: upTo(400) }],
    ["monthly payments of $400", { payment: upTo(400) }],
    ["payments under 400 a month", { payment: upTo(400) }],
    ["mensualidad de 400", { payment: upTo(400) }],
    ["pagos mensuales de menos de 400", { payment: upTo(400) }],
    [
      "awd suv under 25k under $400/mo",
      { drivetrain: ["awd"], bodyStyle: ["suvs"], price: upTo(25_000), payment: upTo(400) },
    ],
    ["400 month", {}, ["400"]],
  ])("%s", expectMeaning);
});

describe("typing errors", () => {
  test.each<Case>([
    ["mitsubshi outlnader", { makeModel: ["mitsubishi", "outlander"] }],
    ["toyta", { makeModel: ["toyota"] }],
    ["grand cherokkee", { makeModel: ["grand_cherokee"] }],
    ["hundai elantra", { makeModel: ["hyundai", "elantra"] }],
    ["volkswaggen", { makeModel: ["volkswagen"] }],
    ["touring", {}, ["touring"]],
    ["sporty", {}, ["sporty"]],
    ["luxury", {}, ["luxury"]],
    ["outla", {}, ["outla"]],
    ["zzzzzz", {}, ["zzzzzz"]],
  ])("%s", expectMeaning);
});

describe("numbers", () => {
  test.each<Case>([
    ["$10,000-$15,000", { price: { min: 10_000, max: 15_000 } }],
    ["10-20k", { price: { min: 10_000, max: 20_000 } }],
    ["between 20k and 30k", { price: { min: 20_000, max: 30_000 } }],
    ["2020-2023", { year: { min: 2020, max: 2023 } }],
    ["2021 2023", { year: { min: 2021, max: 2023 } }],
    ["2020 or newer", { year: from(2020) }],
    ["2020+", { year: from(2020) }],
    ["newer than 2018", { year: from(2019) }],
    ["older than 2015", { year: upTo(2014) }],
    ["under 2000", { price: upTo(2_000) }],
    ["30k miles", { mileage: upTo(30_000) }],
    ["up to 60,000 miles", { mileage: upTo(60_000) }],
    ["over 20000", { price: from(20_000) }],
    ["25k", { price: upTo(25_000) }],
    ["under 30k miles under 20k", { mileage: upTo(29_999), price: upTo(20_000) }],
  ])("%s", expectMeaning);
});

test("interprets any text without throwing", () => {
  const word = fc.constantFrom(
    "under",
    "25k",
    "$",
    "-",
    "2020",
    "miles",
    "a month",
    "/mo",
    "payment",
    "rojo",
    "outlander",
    "between",
    "and",
    "<=",
    "1,000.5",
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(word).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (q) => {
      const { filters, parts } = interpretKeywords(q, vocabulary);
      for (const { min, max } of [filters.price, filters.payment, filters.mileage, filters.year]) {
        expect([min, max].every((end) => end === null || Number.isInteger(end))).toBe(true);
      }
      expect(parts.every(({ typed }) => /^[a-z0-9.]+(?: [a-z0-9.]+)*$/.test(typed))).toBe(true);
    }),
  );
});

import { checkVehicle } from "@forecourt/inventory";
import { expect, test } from "vitest";
import { filterWords } from "./filter-words.ts";
import { searchLot } from "./search-lot.ts";
import { vehicles } from "./vehicles.ts";

const modelsOf = (words: string) => searchLot(words).found.map(({ model }) => model);

test.each(vehicles)("$model is a vehicle", (vehicle) => {
  expect(checkVehicle(vehicle)).toMatchObject({ ok: true });
});

test("no words find the whole lot", () => {
  expect(searchLot("")).toMatchObject({ total: 8, filters: [], otherWords: [], ignoredWords: [] });
});

test("words become filters", () => {
  expect(modelsOf("awd suv under 25k").sort()).toEqual(["Eclipse Cross", "Outlander"]);
  expect(searchLot("awd suv under 25k from 2024").filters.map(filterWords)).toEqual([
    "Body style: SUVs",
    "Drivetrain: AWD",
    "Price: up to $25,000",
    "Year: from 2024",
  ]);
});

test("a misspelled model is found, an excluded color left out", () => {
  expect(searchLot("outlandr not red")).toMatchObject({ total: 1, otherWords: ["not red"] });
});

test("Spanish is understood", () => {
  expect(modelsOf("minivan con techo solar")).toEqual(["Odyssey"]);
});

test("words that no vehicle has are ignored", () => {
  expect(searchLot("truck with chauffeur")).toMatchObject({ total: 1, ignoredWords: ["chauffeur"] });
});

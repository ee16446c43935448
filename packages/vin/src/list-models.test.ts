import { expect, test } from "vitest";
import { listVinModels } from "./list-models.ts";
import { VIN_TABLE } from "./table.ts";

const models = listVinModels(VIN_TABLE);
const find = (make: string, model: string) =>
  models.find((known) => known.make === make && known.model === model);
const isKnown = (make: string, model: string, year: number) =>
  find(make, model)?.years.some(([first, last]) => first <= year && year <= last) ?? false;

test.each([
  ["Honda", "Accord", 1996, 2027],
  ["Kia", "Telluride", 2020, 2027],
  ["Lexus", "RX 350", 2007, 2025],
  ["Chevrolet", "Silverado 2500HD", 2011, 2027],
  ["Mercedes-Benz", "C-Class", 1996, 2027],
])("knows the %s %s from %d to %d", (make, model, first, last) => {
  expect(isKnown(make, model, first)).toBe(true);
  expect(isKnown(make, model, last)).toBe(true);
  expect(isKnown(make, model, first - 1)).toBe(false);
});

test("fills a short gap and keeps a long one", () => {
  expect(isKnown("Lexus", "RX 350", 2018)).toBe(true);
  expect(isKnown("Honda", "Prelude", 2001)).toBe(true);
  expect(isKnown("Honda", "Prelude", 2015)).toBe(false);
});

test("has the versions that a model is called by, and no place for a series", () => {
  expect(find("BMW", "3 Series")?.versions).toContain("330i");
  expect(models.filter(({ model }) => model === "" || model.includes("#"))).toEqual([]);
});

test("knows no invented make or model", () => {
  expect(find("Bugatti", "Chiron")).toBeUndefined();
  expect(find("Honda", "Nonsense")).toBeUndefined();
});

import { createVocabulary, type Filters, noFilters } from "@forecourt/inventory";
import { describe, expect, test } from "vitest";
import { inSentence, listingTitle } from "./listing-title.ts";

const vocabulary = createVocabulary({ features: ["Heated Seats", "Sunroof", "Tow Package"] });
const presentation = { locale: "en" as const, vocabulary, warrantyMiles: 85_000 };
const titleOf = (filters: Partial<Filters>) =>
  listingTitle({ filters: { ...noFilters(), ...filters }, sort: "newest", page: 1 }, presentation);

describe("listingTitle", () => {
  test.each<[Partial<Filters>, string]>([
    [{}, "New & used cars for sale"],
    [{ condition: ["used"] }, "Used cars for sale"],
    [{ condition: ["certified"] }, "Certified cars for sale"],
    [{ condition: ["new", "used"] }, "New & used cars for sale"],
    [
      { condition: ["used"], bodyStyle: ["suvs"], price: { min: null, max: 25_000 } },
      "Used SUVs under $25,000",
    ],
    [{ bodyStyle: ["sedans", "suvs"] }, "New & used sedans and SUVs for sale"],
    [{ bodyStyle: ["sedans", "suvs", "trucks"] }, "New & used cars for sale"],
    [{ price: { min: 10_000, max: null } }, "New & used cars over $10,000"],
    [{ price: { min: 10_000, max: 20_000 } }, "New & used cars from $10,000 to $20,000"],
    [{ makeModel: ["mitsubishi"] }, "New & used Mitsubishi cars for sale"],
    [{ makeModel: ["mitsubishi", "outlander"] }, "New & used Mitsubishi Outlander for sale"],
    [
      { makeModel: ["honda", "mitsubishi", "outlander"] },
      "New & used Honda and Mitsubishi Outlander for sale",
    ],
    [{ makeModel: ["outlander"], bodyStyle: ["suvs"] }, "New & used Mitsubishi Outlander SUVs for sale"],
    [{ makeModel: ["ford", "honda", "mitsubishi"] }, "New & used cars for sale"],
    [{ condition: ["used"], fuelType: ["electricity"] }, "Used electric cars for sale"],
    [{ fuelType: ["electricity", "hybrid"] }, "New & used cars for sale"],
    [{ drivetrain: ["awd"], bodyStyle: ["suvs"] }, "New & used AWD SUVs for sale"],
    [{ features: ["heated_seats"], bodyStyle: ["trucks"] }, "New & used trucks with Heated Seats for sale"],
    [{ payment: { min: null, max: 400 } }, "New & used cars under $400 a month"],
    [{ payment: { min: 200, max: 400 } }, "New & used cars from $200 to $400 a month"],
    [
      { payment: { min: null, max: 400 }, price: { min: null, max: 25_000 } },
      "New & used cars under $25,000",
    ],
    [{ q: "awd" }, "New & used cars matching “awd”"],
    [{ q: "awd", price: { min: null, max: 9_000 } }, "New & used cars under $9,000 matching “awd”"],
  ])("%j is %s", (filters, title) => {
    expect(titleOf(filters)).toBe(title);
  });

  test.each<[Partial<Filters>, string]>([
    [{}, "Venta de autos nuevos y usados"],
    [
      { condition: ["used"], bodyStyle: ["suvs"], price: { min: null, max: 25_000 } },
      "Venta de SUV usados por menos de $25,000",
    ],
    [
      { bodyStyle: ["trucks"], drivetrain: ["awd"] },
      "Venta de camionetas pickup nuevas y usadas con tracción integral",
    ],
    [
      { features: ["heated_seats", "sunroof"] },
      "Venta de autos nuevos y usados con asientos con calefacción y quemacocos",
    ],
    [{ bodyStyle: ["wagons"], fuelType: ["hybrid"] }, "Venta de vagonetas híbridas nuevas y usadas"],
    [{ bodyStyle: ["sedans", "suvs"] }, "Venta de sedanes y SUV nuevos y usados"],
    [
      { bodyStyle: ["suvs"], payment: { min: null, max: 400 } },
      "Venta de SUV nuevos y usados por menos de $400 al mes",
    ],
    [{ q: "awd" }, "Venta de autos nuevos y usados que coinciden con “awd”"],
  ])("%j is %s in Spanish", (filters, title) => {
    const query = { filters: { ...noFilters(), ...filters }, sort: "newest" as const, page: 1 };
    expect(listingTitle(query, { ...presentation, locale: "es" })).toBe(title);
  });

  test("inserts typed keywords literally", () => {
    expect(titleOf({ q: "{price} <b>'" })).toBe("New & used cars matching “{price} <b>'”");
  });

  test("starts in lower case inside a sentence", () => {
    expect(inSentence("Used SUVs under $25,000")).toBe("used SUVs under $25,000");
  });
});

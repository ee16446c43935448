import type { StateChargesConfig } from "../settings/out-the-door-schema.ts";

const source = { name: { en: "Department of Revenue" }, url: "https://revenue.example/", asOf: "2026-01-01" };

/** A state with one tax area and two fees. */
export const exampleStateCharges: StateChargesConfig = {
  example: true,
  office: { en: "license office" },
  dueDays: 30,
  tradeInCredit: true,
  taxesDealerFees: false,
  zipRanges: [{ from: "63001", to: "65899" }],
  salesTax: {
    source,
    rates: [
      { id: "state", name: { en: "State sales tax" }, rateMillionths: 42_250 },
      { id: "city", name: { en: "City" }, rateMillionths: 21_250 },
    ],
    areas: [{ zips: ["65803"], rates: ["state", "city"] }],
  },
  fees: {
    source,
    lines: [
      { id: "title", name: { en: "Title" }, cents: 850 },
      {
        id: "decal",
        name: { en: "Decal" },
        cents: 15_000,
        fuelTypes: ["electricity"],
        note: { en: "A year" },
      },
    ],
  },
};

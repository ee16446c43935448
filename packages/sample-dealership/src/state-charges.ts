import type { ChargeSource, StateChargesConfig } from "@forecourt/dealership";

const department = (asOf: string): ChargeSource => ({
  name: { en: "Missouri Department of Revenue", es: "Departamento de Ingresos de Missouri" },
  url: "https://dor.mo.gov/",
  asOf,
});

/**
 * What Missouri charges for a vehicle, as published by others who quote the Department of Revenue. Rates change every
 * quarter, so the sheet calls them examples until someone of the dealership keeps them.
 */
export const stateCharges: StateChargesConfig = {
  example: true,
  office: { en: "license office", es: "oficina de licencias" },
  dueDays: 30,
  // Section 144.025 of the Revised Statutes of Missouri.
  tradeInCredit: true,
  taxesDealerFees: false,
  zipRanges: [{ from: "63001", to: "65899" }],
  salesTax: {
    source: department("2024-01-01"),
    rates: [
      {
        id: "state",
        name: { en: "State sales tax", es: "Impuesto estatal sobre las ventas" },
        rateMillionths: 42_250,
      },
      { id: "greene", name: { en: "Greene County", es: "Condado de Greene" }, rateMillionths: 17_500 },
      {
        id: "springfield",
        name: { en: "City of Springfield", es: "Ciudad de Springfield" },
        rateMillionths: 21_250,
      },
      {
        id: "christian",
        name: { en: "Christian County", es: "Condado de Christian" },
        rateMillionths: 15_000,
      },
      { id: "ozark", name: { en: "City of Ozark", es: "Ciudad de Ozark" }, rateMillionths: 23_750 },
      {
        id: "christian-emergency",
        name: { en: "Christian County emergency services", es: "Emergencias del condado de Christian" },
        rateMillionths: 2_500,
      },
    ],
    areas: [
      {
        zips: ["65802", "65803", "65804", "65806", "65807", "65809", "65810"],
        rates: ["state", "greene", "springfield"],
      },
      { zips: ["65721"], rates: ["state", "christian", "ozark", "christian-emergency"] },
    ],
  },
  fees: {
    source: department("2025-12-31"),
    lines: [
      { id: "title", name: { en: "Title application", es: "Solicitud de título" }, cents: 850 },
      {
        id: "registration",
        name: { en: "Registration, one year, est.", es: "Matrícula por un año, est." },
        cents: 2_425,
        note: {
          en: "For 24 to 35 taxable horsepower; other engines $18.25 to $51.25",
          es: "Para 24 a 35 caballos fiscales; otros motores, de $18.25 a $51.25",
        },
      },
      {
        id: "decal-electric",
        name: {
          en: "Special fuel decal, one year, est.",
          es: "Calcomanía de combustible especial, un año, est.",
        },
        cents: 15_000,
        note: {
          en: "Electric vehicles; less when bought later in the year",
          es: "Vehículos eléctricos; menos si compra más tarde en el año",
        },
        fuelTypes: ["electricity"],
      },
      {
        id: "decal-plug-in",
        name: {
          en: "Special fuel decal, one year, est.",
          es: "Calcomanía de combustible especial, un año, est.",
        },
        cents: 7_500,
        note: {
          en: "Plug-in hybrids; less when bought later in the year",
          es: "Híbridos enchufables; menos si compra más tarde en el año",
        },
        fuelTypes: ["plug_in_hybrid"],
      },
      {
        id: "processing",
        name: { en: "License office processing", es: "Trámite en la oficina de licencias" },
        cents: 1_800,
        note: { en: "Title and registration, $9.00 each", es: "Título y matrícula, $9.00 cada uno" },
      },
    ],
  },
};

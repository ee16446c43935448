import { createInventorySearch, createVocabulary, interpretKeywords, noFilters } from "@forecourt/inventory";
import { loadVinTable, vinCheckDigit } from "@forecourt/vin";
import { describe, expect, it } from "vitest";
import { csv, gatherText, HOMENET_ROW } from "./testing/feed-text.ts";

const vinTable = await loadVinTable();

/** Completes a VIN whose check digit is `_`. */
const vinOf = (text: string) => text.replace("_", vinCheckDigit(text.replace("_", "0"))!);

const ACCORD = vinOf("1HGCV1F3_JA000008");
const accord = {
  ...HOMENET_ROW,
  vin: ACCORD,
  year: "2018",
  make: "Honda",
  model: "Accord",
  trim: "",
  body: "",
  doors: "",
  drivetrain: "",
  fuel_type: "",
  enginecylinders: "",
  enginedisplacement: "",
};

async function read(cells: Partial<Record<string, string>> = {}, options = {}) {
  const { accepted } = await gatherText(csv([{ ...accord, ...cells } as never]), { vinTable, ...options });
  return accepted[0]!;
}
const notesOf = async (cells: Partial<Record<string, string>>) => (await read(cells)).notes;

describe("a row without equipment", () => {
  const told = {
    bodyStyle: "sedans",
    doors: 4,
    drivetrain: null,
    fuelType: "gasoline",
    engine: "1.5L 4-Cylinder Turbo",
  };

  it("gets it from the VIN, without a note", async () => {
    const { vehicle, notes } = await read();
    expect(vehicle).toMatchObject({ ...told, trim: "" });
    expect(notes).toEqual([]);
  });

  it("stays without it when there is no table, or the VIN is not in it", async () => {
    const unknown = { bodyStyle: null, doors: null, drivetrain: null, fuelType: null, engine: null };
    expect((await read({}, { vinTable: undefined })).vehicle).toMatchObject(unknown);
    expect((await read({ vin: vinOf("1HGXX1F3_JA000008") })).vehicle).toMatchObject(unknown);
  });

  it("gets it for a label that is not understood, which is noted", async () => {
    const { vehicle, notes } = await read({ body: "Hovercraft" });
    expect(vehicle.bodyStyle).toBe("sedans");
    expect(notes).toEqual([{ code: "body.unknown", field: "body", value: "Hovercraft" }]);
  });

  it("with a hybrid's name keeps the name's fuel", async () => {
    expect((await read({ trim: "Hybrid EX" })).vehicle.fuelType).toBe("hybrid");
    expect(await notesOf({ trim: "Hybrid EX" })).toEqual([]);
  });

  it("with two-wheel drive is read by the VIN's body style", async () => {
    const truck = {
      vin: vinOf("1GCRYDED_KZ000000"),
      year: "2019",
      make: "Chevrolet",
      model: "Silverado 1500",
    };
    expect((await read({ ...truck, drivetrain: "2WD" })).vehicle).toMatchObject({
      bodyStyle: "trucks",
      drivetrain: "rwd",
    });
  });
});

describe("where feed and VIN differ", () => {
  it.each([
    [{ body: "Coupe" }, { bodyStyle: "coupes" }, ["body.conflict", "body", "coupes, VIN: sedans"]],
    [{ doors: "2" }, { doors: 2 }, ["doors.conflict", "doors", "2, VIN: 4"]],
    [{ fuel_type: "Diesel" }, { fuelType: "diesel" }, ["fuel.conflict", "fuel", "diesel, VIN: gasoline"]],
    [
      { enginedisplacement: "2.0L" },
      { engine: "2.0L" },
      ["engine.conflict", "engine", "2.0L, VIN: 1.5L 4-Cylinder Turbo"],
    ],
  ])("the feed's %j counts, with a note", async (cells, vehicle, [code, field, value]) => {
    const row = await read(cells);
    expect(row.vehicle).toMatchObject(vehicle);
    expect(row.notes).toEqual([{ code, field, value }]);
  });

  it.each([
    { doors: "5" },
    { fuel_type: "Flex Fuel" },
    { fuel_type: "Hybrid" },
    { enginedisplacement: "1.6L" },
    { drivetrain: "FWD" },
  ])("%j says the same in other words", async (cells) => {
    expect(await notesOf(cells)).toEqual([]);
  });

  it("in year or make, nothing is taken from the VIN", async () => {
    const year = await read({ year: "2016" });
    expect(year.notes).toEqual([{ code: "year.conflict", field: "year", value: "2016, VIN: 2018" }]);
    expect(year.vehicle).toMatchObject({ year: 2016, bodyStyle: null });
    const make = await read({ make: "Acura" });
    expect(make.notes).toEqual([{ code: "make.conflict", field: "make", value: "Acura, VIN: Honda" }]);
    expect(make.vehicle).toMatchObject({ make: "Acura", bodyStyle: null });
  });

  it("all-wheel drive by another name is the same", async () => {
    const audi = { vin: vinOf("WA1LAAF7_KD000000"), year: "2019", make: "Audi", model: "Q7" };
    const { vehicle, notes } = await read({ ...audi, drivetrain: "4WD" });
    expect([vehicle.drivetrain, notes]).toEqual(["4wd", []]);
    expect((await read({ ...audi, drivetrain: "FWD" })).notes).toMatchObject([
      { code: "drivetrain.conflict" },
    ]);
  });
});

it("a feed without a body column fills the body style filter", async () => {
  const stock: [vin: string, year: string, make: string, model: string][] = [
    ["JA4J4VA8_PZ000013", "2023", "Mitsubishi", "Outlander PHEV"],
    ["1HGCV1F3_JA000008", "2018", "Honda", "Accord"],
    ["5FNRL5H2_CB000000", "2012", "Honda", "Odyssey"],
    ["1FTFW1ET_EF000000", "2014", "Ford", "F-150"],
    ["2C3CDZAG_FH000000", "2015", "Dodge", "Challenger"],
    ["JTDKARFU_L3000000", "2020", "Toyota", "Prius"],
    ["WBA3V7C5_F5000000", "2015", "BMW", "4 Series"],
  ];
  const { body: _body, ...plain } = accord;
  const rows = stock.map(([vin, year, make, model]) => ({ ...plain, vin: vinOf(vin), year, make, model }));
  const { accepted } = await gatherText(csv(rows), { vinTable });
  const vehicles = accepted.map(({ vehicle }) => vehicle);
  const vocabulary = createVocabulary({ vehicles, stores: [{ id: "north", label: "North" }] });
  const { facets } = createInventorySearch(vehicles, { vocabulary, interpretKeywords }).search({
    filters: noFilters(),
    sort: vocabulary.defaultSort,
    page: 1,
  });
  const counts = Object.fromEntries(facets.bodyStyle.map(({ value, count }) => [value, count]));
  expect(counts).toEqual({
    suvs: 1,
    sedans: 1,
    coupes: 1,
    convertibles: 1,
    hatchbacks: 1,
    trucks: 1,
    minivans: 1,
  });
});

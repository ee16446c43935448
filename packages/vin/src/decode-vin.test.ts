import { fail } from "@forecourt/result";
import { describe, expect, test } from "vitest";
import { vinCheckDigit } from "./check-digit.ts";
import { decodeVin, type VinDecoding } from "./decode-vin.ts";
import type { VinTable } from "./vin-table.ts";

/** A VIN of Honda's code with these characters at positions 4–8, 10 and 12–14. */
function vinOf(descriptor: string, { code = "1HG", year = "J", serial = "000" } = {}): string {
  const text = `${code}${descriptor}0${year}A${serial}008`;
  return text.slice(0, 8) + vinCheckDigit(text) + text.slice(9);
}

const values = [
  ...["Honda|Accord", "Honda|Civic", "sedans", "coupes", "gasoline", "flex_fuel", "electricity"],
  ...["1.5", "4", "Turbo", "BMW|3 Series|328i", "1500", "EX", "2", "awd"],
  ...["GMC|Sierra #HD", "2500", "Ram|#"],
];
const at = (value: string) => values.indexOf(value);
/** Fields by number: 0 model, 1 series, 2 trim, 3 body, 4 doors, 5 drive, 6 fuel, 7 second fuel, 8–10 engine. */
const facts = [
  [0, at("Honda|Accord"), 3, at("sedans"), 6, at("gasoline")],
  [8, at("1.5"), 9, at("4"), 10, at("Turbo")],
  [3, at("coupes"), 4, at("2")],
  [7, at("flex_fuel")],
  [7, at("electricity")],
  [0, at("BMW|3 Series|328i"), 5, at("awd")],
  [0, at("GMC|Sierra #HD"), 2, at("EX")],
  [0, at("Honda|Civic")],
  [1, at("1500")],
  [1, at("2500")],
  [0, at("Ram|#")],
];
const table: VinTable = {
  source: "test",
  date: "2026-01-01",
  values,
  facts,
  schemas: [
    ["CV", 0, "CV1", 1, "CV3", 2, "CV4", 3, "CV5", 4, "CV6", 5, "CV7", 6, "CV9", 7, "C*9", 0],
    ["CV", 6, "CV1", 8, "CV2", 9, "CW", 10, "CW1", 8],
    ["CV", 7],
  ],
  codes: { "1HG": [2018, 2019, 0], "1HG123": [2018, 2018, 2], "1GT": [2018, 2018, 1] },
};
const decode = (vin: string, options?: { latestYear: number }) => decodeVin(vin, table, options);
const vehicleOf = (decoding: VinDecoding) => (decoding.ok ? decoding.value : decoding.errors[0].code);

describe("decodeVin", () => {
  test("gives everything that the keys tell", () => {
    const vin = vinOf("CV1F3");
    expect(decode(vin)).toEqual({
      ok: true,
      value: {
        vin,
        year: 2018,
        make: "Honda",
        model: "Accord",
        trim: null,
        bodyStyle: "sedans",
        doors: null,
        drivetrain: null,
        fuelType: "gasoline",
        engine: "1.5L 4-Cylinder Turbo",
      },
    });
  });

  test("reads lower case, spaces and hyphens", () => {
    const vin = vinOf("CV1F3");
    expect(vehicleOf(decode(` ${vin.slice(0, 9).toLowerCase()}-${vin.slice(9)} `))).toMatchObject({ vin });
  });

  test("prefers the key that compares more characters", () => {
    expect(vehicleOf(decode(vinOf("CV3F3")))).toMatchObject({ bodyStyle: "coupes", doors: 2 });
  });

  test("does not choose between equally specific keys", () => {
    expect(decode(vinOf("CV6F3"))).toMatchObject({ ok: true, value: { model: "3 Series" } });
    expect(vehicleOf(decode(vinOf("CV9F3")))).toMatchObject({ model: "Civic" });
    const tied: VinTable = { ...table, schemas: [["C*1", 0, "CV", 7]] };
    expect(decodeVin(vinOf("CV1F3"), { ...tied, codes: { "1HG": [2018, 2018, 0] } })).toEqual(
      fail("vin.unknown"),
    );
  });

  test("a second fuel is flexible, or a hybrid of unknown kind", () => {
    expect(vehicleOf(decode(vinOf("CV4F3")))).toMatchObject({ fuelType: "flex_fuel" });
    expect(vehicleOf(decode(vinOf("CV5F3")))).toMatchObject({ fuelType: null });
  });

  test("a model can bring its trim", () => {
    expect(vehicleOf(decode(vinOf("CV6F3")))).toMatchObject({
      make: "BMW",
      model: "3 Series",
      trim: "328i",
      drivetrain: "awd",
    });
  });

  test.each([
    ["CV1F3", "Sierra 1500"],
    ["CV2F3", "Sierra 2500HD"],
    ["CV3F3", "Sierra"],
    ["CW1F3", "1500"],
  ])("%s: the series completes the model, %s", (descriptor, model) => {
    expect(vehicleOf(decode(vinOf(descriptor, { code: "1GT" })))).toMatchObject({ model });
  });

  test("positions 12–14 tell small manufacturers apart", () => {
    expect(vehicleOf(decode(vinOf("CV1F3", { serial: "123" })))).toMatchObject({ model: "Civic" });
  });

  test.each([
    ["", "vin.length"],
    [vinOf("CV1F3").slice(1), "vin.length"],
    [`${vinOf("CV1F3")}1`, "vin.length"],
    [vinOf("CV1F3").replace("C", "O"), "vin.character"],
    [vinOf("CV1F3").replace("C", "Ñ"), "vin.character"],
    [vinOf("CV1F3").replace("CV1", "CV2"), "vin.check-digit"],
    [vinOf("XX1F3"), "vin.unknown"],
    [vinOf("CV1F3", { code: "9ZZ" }), "vin.unknown"],
    [vinOf("CW3F3", { code: "1GT" }), "vin.unknown"],
    [vinOf("CV1F3", { year: "L" }), "vin.unknown"],
    [vinOf("CV1F3", { year: "U" }), "vin.unknown"],
  ])("refuses %j: %s", (vin, code) => {
    expect(decode(vin)).toEqual({ ok: false, errors: [{ path: [], code }] });
  });

  test("a year after the latest one is 30 years earlier", () => {
    expect(decode(vinOf("CV1F3"), { latestYear: 2017 })).toEqual(fail("vin.unknown"));
  });
});

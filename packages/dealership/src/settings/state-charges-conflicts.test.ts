import { expect, test } from "vitest";
import { exampleSettings } from "../testing/example-settings.ts";
import { exampleStateCharges } from "../testing/example-state-charges.ts";
import { objectWith } from "../testing/object-with.ts";
import { pathOf } from "../testing/path-of.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

const { salesTax, fees } = exampleStateCharges;
const [area] = salesTax.areas;
const [state] = salesTax.rates;
const [title] = fees.lines;

function errors(path: string, value: unknown) {
  const change = objectWith(`outTheDoor.stateCharges.${path}`, value);
  const charges = { outTheDoor: { stateCharges: exampleStateCharges } };
  const result = parseDealershipConfig(mergeSettings(baseSettings, exampleSettings, charges, change));
  return result.ok ? [] : result.errors;
}

test.each([
  ["a ZIP code in two areas", "salesTax.areas", [area, area], "state-charges.duplicate-zip", "1.zips"],
  ["a ZIP code twice", "salesTax.areas", [{ ...area, zips: ["65803", "65803"] }], "list.duplicate", "0.zips"],
  [
    "an unknown rate",
    "salesTax.areas",
    [{ ...area, rates: ["county"] }],
    "state-charges.unknown-rate",
    "0.rates.0",
  ],
  ["a rate twice", "salesTax.rates", [...salesTax.rates, state], "state-charges.duplicate-id", "2.id"],
  ["a fee twice", "fees.lines", [title, title], "state-charges.duplicate-id", "1.id"],
  ["a range from high to low", "zipRanges", [{ from: "65899", to: "63001" }], "zip-range.reversed", "0"],
  ["a ZIP code of four digits", "zipRanges", [{ from: "6300", to: "65899" }], "zip.invalid", "0.from"],
  [
    "a name in Spanish only",
    "fees.lines",
    [{ ...title, name: { es: "Título" } }],
    "state-charges.default-language-missing",
    "0.name",
  ],
  [
    "a note in Spanish only",
    "fees.lines",
    [{ ...title, note: { es: "Nota" } }],
    "state-charges.default-language-missing",
    "0.note",
  ],
] as [string, string, unknown, string, string?][])("%s", (_name, path, value, code, within) => {
  const place = within ? `${path}.${within}` : path;
  const found = errors(path, value);
  expect(found).toEqual([{ path: pathOf(`outTheDoor.stateCharges.${place}`), code }]);
});

test("every text needs the default language", () => {
  const charges = { outTheDoor: { stateCharges: exampleStateCharges }, languages: { default: "es" } };
  const result = parseDealershipConfig(mergeSettings(baseSettings, exampleSettings, charges));
  const places = result.ok ? [] : result.errors.map(({ path }) => path.slice(2).join("."));
  expect(places).toEqual([
    "office",
    "salesTax.source.name",
    "fees.source.name",
    "salesTax.rates.0.name",
    "salesTax.rates.1.name",
    "fees.lines.0.name",
    "fees.lines.1.name",
    "fees.lines.1.note",
  ]);
});

test("the charges, or the whole sheet, may be absent", () => {
  const parse = (outTheDoor: unknown) =>
    parseDealershipConfig(mergeSettings(baseSettings, exampleSettings, { outTheDoor })).ok;
  expect([parse(null), parse({ stateCharges: null }), parse({ validDays: 0 })]).toEqual([true, true, false]);
});

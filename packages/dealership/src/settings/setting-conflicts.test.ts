import { expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { objectWith } from "../testing/object-with.ts";
import { pathOf } from "../testing/path-of.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

function errors(change: object) {
  const result = parseDealershipConfig(mergeSettings(baseSettings, exampleSettings, change));
  return result.ok ? [] : result.errors;
}

const east = exampleStore("east");
const link = { id: "a", href: "/a" };
const report = { id: "a", name: "A", template: "https://a.example/{vin}", conditions: ["used"] };
const claim = { value: 1, unit: "miles", source: "Contract" };
const inSpanish = { ...claim, disclaimer: { es: "x" } };

/** What is wrong, where, the wrong value, the error's code, and its path within the value. */
const cases: [name: string, path: string, value: unknown, code: string, within?: string][] = [
  ["a menu's entry twice", "menus.header", [{ ...link, items: [link] }], "menu.duplicate-id", "0.items.0.id"],
  ["a store twice", "stores", [east, exampleStore("west"), east], "stores.duplicate-id", "2.id"],
  ["a lead route of an unknown store", "leadRouting.stores.south", {}, "lead-routing.unknown-store"],
  ["an unsupported default language", "languages.default", "fr", "language.unsupported"],
  [
    "a disclaimer without the default language",
    "claims.a",
    inSpanish,
    "claim.default-language-missing",
    "disclaimer",
  ],
  ["a history report twice", "vehicleHistory", [report, report], "vehicle-history.duplicate-id", "1.id"],
];

test.each(cases)("%s", (_name, path, value, code, within) => {
  expect(errors(objectWith(path, value))).toEqual([
    { path: pathOf(within ? `${path}.${within}` : path), code },
  ]);
});

test("a disclaimer is optional, or needs only the default language", () => {
  expect(
    errors({ claims: { a: { ...claim, disclaimer: { en: "x" } }, b: { ...claim, disclaimer: null } } }),
  ).toEqual([]);
});

test("an entry may be in two menus", () => {
  const entry = { ...link, items: [] };
  expect(errors({ menus: { header: [entry], footer: [entry], legal: [link] } })).toEqual([]);
});

test("every repetition is an error", () => {
  expect(errors({ vehicleHistory: [report, report, report] }).map(({ path }) => path.join("."))).toEqual([
    "vehicleHistory.1.id",
    "vehicleHistory.2.id",
  ]);
});

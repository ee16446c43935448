import { expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
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

const faults: [name: string, change: object, path: string, code: string][] = [
  [
    "a menu's entry twice",
    { menus: { header: [{ ...link, items: [link] }] } },
    "menus.header.0.items.0.id",
    "menu.duplicate-id",
  ],
  ["a store twice", { stores: [east, exampleStore("west"), east] }, "stores.2.id", "stores.duplicate-id"],
  [
    "a lead route of an unknown store",
    { leadRouting: { stores: { south: {} } } },
    "leadRouting.stores.south",
    "lead-routing.unknown-store",
  ],
  [
    "an unsupported default language",
    { languages: { default: "fr" } },
    "languages.default",
    "language.unsupported",
  ],
  [
    "a disclaimer without the default language",
    { claims: { a: { ...claim, disclaimer: { es: "x" } } } },
    "claims.a.disclaimer",
    "claim.default-language-missing",
  ],
  [
    "a history report twice",
    { vehicleHistory: [report, report] },
    "vehicleHistory.1.id",
    "vehicle-history.duplicate-id",
  ],
];

test.each(faults)("%s", (_name, change, path, code) => {
  expect(errors(change)).toEqual([{ path, code }]);
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
  expect(errors({ vehicleHistory: [report, report, report] }).map(({ path }) => path)).toEqual([
    "vehicleHistory.1.id",
    "vehicleHistory.2.id",
  ]);
});

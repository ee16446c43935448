import { groupHours } from "@forecourt/calendar";
import { baseSettings, parseDealershipConfig, resolveSettings } from "@forecourt/dealership";
import type { FinanceSettings, MandatoryFees } from "@forecourt/finance";
import { FUEL_TYPES } from "@forecourt/inventory";
import { describe, expect, test } from "vitest";
import { settings } from "./settings.ts";

const config = resolveSettings(baseSettings, settings);

test("pass the schema, for the group and for every store", () => {
  expect(parseDealershipConfig(config)).toEqual({ ok: true, value: config });
});

test("fit the calculator and the price breakdown", () => {
  const finance: FinanceSettings = config.finance;
  const fees: MandatoryFees = config.fees;
  expect(finance).toMatchObject({
    baseAprBp: 699,
    taxRateBp: 0,
    exampleTerms: true,
    financeTerm: { default: 72 },
    leaseTerm: { default: 36 },
  });
  expect(fees).toMatchObject({ documentary: 24_500, thirtyDayDrive: 1_000 });
});

test("have the hours of docs/product/dealership.md", () => {
  const line = (hours: Parameters<typeof groupHours>[0]) =>
    groupHours(hours).map(
      ({ from, to, hours: day }) => `${from}-${to} ${day ? `${day.open}-${day.close}` : "closed"}`,
    );
  expect(line(config.profile.sales)).toEqual([
    "monday-thursday 09:00-19:00",
    "friday-saturday 09:00-18:00",
    "sunday-sunday closed",
  ]);
  expect(line(config.profile.service!)).toEqual([
    "monday-friday 08:00-18:00",
    "saturday-saturday 08:00-17:00",
    "sunday-sunday closed",
  ]);
});

describe("the unlock gates", () => {
  test.each([
    ["new", true, true, true],
    ["used", true, true, true],
    ["certified", true, true, false],
    ["search", false, true, true],
  ] as const)("%s: inventory %s, price %s, offers %s", (context, inventory, price, offers) => {
    expect(config.unlock.gates[context]).toEqual({ inventory, price, offers });
  });
});

describe("the stores", () => {
  test("are the four of the group", () => {
    expect(config.stores.map(({ id }) => id)).toEqual(["north", "riverside", "west-park", "airport"]);
  });

  test("are at different places in Springfield, Missouri", () => {
    for (const { coordinates } of config.stores) {
      expect(coordinates.latitude).toBeGreaterThan(37.08);
      expect(coordinates.latitude).toBeLessThan(37.29);
      expect(coordinates.longitude).toBeGreaterThan(-93.42);
      expect(coordinates.longitude).toBeLessThan(-93.18);
    }
    expect(new Set(config.stores.map(({ coordinates }) => JSON.stringify(coordinates))).size).toBe(4);
  });
});

describe("the charges of the state", () => {
  const charges = config.outTheDoor!.stateCharges!;

  test("know the ZIP code of every store, at 8.1 percent", () => {
    for (const { zip } of config.stores) {
      const area = charges.salesTax.areas.find(({ zips }) => zips.includes(zip))!;
      const rates = charges.salesTax.rates.filter(({ id }) => area.rates.includes(id));
      expect(rates.reduce((sum, { rateMillionths }) => sum + rateMillionths, 0)).toBe(81_000);
    }
  });

  test("are labelled as examples, in both languages", () => {
    expect(charges.example).toBe(true);
    const { office, salesTax, fees } = charges;
    const notes = fees.lines.flatMap(({ note }) => (note ? [note] : []));
    const named = [salesTax.source, fees.source, ...salesTax.rates, ...fees.lines].map(({ name }) => name);
    for (const words of [office, ...named, ...notes]) expect(Object.keys(words)).toEqual(["en", "es"]);
  });

  test("name fuels of the inventory", () => {
    const fuels = charges.fees.lines.flatMap(({ fuelTypes = [] }) => fuelTypes);
    for (const fuel of fuels) expect(FUEL_TYPES).toContain(fuel);
  });
});

test("every phone number is reserved for fiction", () => {
  const phones = JSON.stringify(config).match(/\+1\d{10}/g) ?? [];
  expect(phones.length).toBeGreaterThan(8);
  for (const phone of phones) expect(phone).toMatch(/^\+141755501\d\d$/);
});

test("every domain is reserved", () => {
  const emails = JSON.stringify(config).match(/[\w.-]+@[\w.-]+/g) ?? [];
  expect(emails.length).toBeGreaterThan(8);
  for (const email of emails) expect(email).toMatch(/@larkspurmitsubishi\.example$/);
});

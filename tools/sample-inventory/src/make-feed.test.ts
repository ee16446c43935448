import { createReadStream, readFileSync } from "node:fs";
import { type AcceptedRow, gatherFeed, readFeed } from "@forecourt/feeds";
import { BODY_STYLES, type Vehicle } from "@forecourt/inventory";
import { larkspur } from "@forecourt/sample-dealership";
import { feedUrl } from "@forecourt/sample-dealership/files";
import { isValidVin, vinModelYear } from "@forecourt/vin";
import { beforeAll, describe, expect, test } from "vitest";
import { NEW_MODELS } from "./facts/all-models.ts";
import type { BodyKey } from "./facts/model-facts.ts";
import { makeFeed } from "./make-feed.ts";
import type { FuelKey } from "./powertrain.ts";
import { ageOf, REFERENCE_DAY } from "./reference-day.ts";
import { drawStock } from "./stock-list.ts";

const { stores } = larkspur.settings;

let rows: AcceptedRow[] = [];
let vehicles: Vehicle[] = [];

beforeAll(async () => {
  const storeIds = new Set(stores.map(({ id }) => id));
  const feed = await gatherFeed(
    readFeed(createReadStream(feedUrl), {
      storeFor: ({ storeCode }) => (storeIds.has(storeCode) ? storeCode : null),
      today: REFERENCE_DAY,
    }),
  );
  expect(feed.failure).toBeNull();
  expect(feed.quarantined).toEqual([]);
  rows = feed.accepted;
  vehicles = rows.map(({ vehicle }) => vehicle);
});

function countBy<Key extends string | number | null>(
  list: readonly Vehicle[],
  keyOf: (vehicle: Vehicle) => Key,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const vehicle of list) {
    const key = String(keyOf(vehicle));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function sold(condition: Vehicle["condition"]): Vehicle[] {
  return vehicles.filter((vehicle) => vehicle.condition === condition);
}

function askingPrice({ oldPrice, salePrice }: Vehicle): number {
  return (salePrice ?? oldPrice ?? 0) / 100;
}

test("the checked-in feed equals the generator's output", () => {
  expect(readFileSync(feedUrl, "utf8") === makeFeed()).toBe(true);
});

describe("the stock", () => {
  test("is 180 new, 80 certified and 380 used vehicles at four stores", () => {
    expect(countBy(vehicles, ({ condition }) => condition)).toEqual({ new: 180, certified: 80, used: 380 });
    const byStore = countBy(vehicles, ({ storeId }) => storeId);
    for (const { id } of stores) expect(byStore[id]).toBeGreaterThan(90);
  });

  test("has the six new models, each available at its starting price", () => {
    const starting = Object.fromEntries(
      NEW_MODELS.map(({ model }) => [
        model,
        Math.min(
          ...sold("new")
            .filter((vehicle) => vehicle.model === model)
            .map(({ msrp }) => (msrp ?? 0) / 100),
        ),
      ]),
    );
    expect(starting).toEqual({
      "Outlander PHEV": 40445,
      Outlander: 29645,
      "Eclipse Cross": 26545,
      "Outlander Sport": 23745,
      "Mirage G4": 17795,
      Mirage: 16695,
    });
    expect(countBy(sold("new"), ({ year }) => year)).toEqual({ 2024: 34, 2025: 146 });
  });

  test("has certified vehicles within the manufacturer's program", () => {
    for (const { make, year, mileage } of sold("certified")) {
      expect(make).toBe("Mitsubishi");
      expect(year).toBeGreaterThanOrEqual(2021);
      expect(mileage).toBeLessThan(60_000);
    }
  });

  test("has at least 25 makes among the used ones, none of them a majority", () => {
    const makes = Object.values(countBy(sold("used"), ({ make }) => make));
    expect(makes.length).toBeGreaterThanOrEqual(25);
    expect(Math.max(...makes)).toBeLessThan(60);
  });

  test("has every body style and every fuel sold in Missouri", () => {
    const bodies = countBy(vehicles, ({ bodyStyle }) => bodyStyle);
    for (const style of BODY_STYLES) expect(bodies[style]).toBeGreaterThanOrEqual(5);
    const fuels = countBy(vehicles, ({ fuelType }) => fuelType);
    for (const fuel of ["gasoline", "hybrid", "plug_in_hybrid", "electricity", "diesel", "flex_fuel"]) {
      expect(fuels[fuel]).toBeGreaterThanOrEqual(10);
    }
  });

  test("has private, pending and sold vehicles, never two of these together", () => {
    expect(countBy(vehicles, ({ visibility }) => visibility)).toEqual({ public: 616, private: 24 });
    expect(countBy(vehicles, ({ status }) => status)).toEqual({ available: 626, pending: 8, sold: 6 });
    const both = vehicles.filter(
      (vehicle) => vehicle.visibility === "private" && vehicle.status !== "available",
    );
    expect(both).toEqual([]);
  });

  test("arrived over the 120 days before the reference day", () => {
    const days = vehicles.map(
      ({ arrivedOn }) => (Date.parse(REFERENCE_DAY) - Date.parse(arrivedOn)) / 86_400_000,
    );
    expect(Math.min(...days)).toBe(0);
    expect(Math.max(...days)).toBeGreaterThan(100);
    expect(Math.max(...days)).toBeLessThan(120);
  });
});

describe("every vehicle", () => {
  test("has a valid VIN with the character of its model year, its own serial and its own stock number", () => {
    for (const { vin, year } of vehicles) {
      expect(isValidVin(vin), vin).toBe(true);
      expect(vinModelYear(vin, { latestYear: 2027 }), vin).toBe(year);
    }
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(640);
    expect(new Set(vehicles.map(({ vin }) => vin.slice(11))).size).toBe(640);
    expect(new Set(vehicles.map(({ stockNumber }) => stockNumber)).size).toBe(640);
  });

  test("parses without notes except for missing photos", () => {
    for (const { notes, vehicle } of rows) {
      expect(
        notes.map(({ code }) => code),
        vehicle.vin,
      ).toEqual(["images.missing"]);
    }
  });

  test("parses to the values of its facts, for every label", () => {
    const bodies: Record<BodyKey, Vehicle["bodyStyle"]> = {
      sedan: "sedans",
      coupe: "coupes",
      suv: "suvs",
      wagon: "wagons",
      convertible: "convertibles",
      hatch: "hatchbacks",
      hatch3: "hatchbacks",
      crew: "trucks",
      extended: "trucks",
      minivan: "minivans",
    };
    const fuels: Record<FuelKey, Vehicle["fuelType"]> = {
      gas: "gasoline",
      "mild-hybrid": "gasoline",
      hybrid: "hybrid",
      "plug-in": "plug_in_hybrid",
      electric: "electricity",
      diesel: "diesel",
      flex: "flex_fuel",
    };
    const gearbox = (text: string) =>
      text.endsWith("CVT") ? "cvt" : { A: "automatic", D: "dct", M: "manual" }[text.at(-1)!];
    const byVin = new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]));
    for (const { vin, facts, trim, powertrain, paint, miles, sellingPrice, internetPrice } of drawStock()) {
      expect(byVin.get(vin), vin).toMatchObject({
        model: facts.model,
        trim: trim[0],
        bodyStyle: bodies[facts.body],
        fuelType: fuels[powertrain.fuel],
        drivetrain: trim[3].toLowerCase(),
        transmission: gearbox(powertrain.gearbox),
        exteriorColorFamily: paint.family.toLowerCase(),
        mileage: miles,
        oldPrice: sellingPrice * 100,
        salePrice: internetPrice === null ? null : internetPrice * 100,
      });
    }
  });

  test("has highlights, equipment lists and a description of its own", () => {
    for (const { vin, features, standardFeatures, oemFeatures, description } of vehicles) {
      expect(features.length, vin).toBeGreaterThan(0);
      expect(standardFeatures.length, vin).toBeGreaterThan(6);
      expect(oemFeatures.length, vin).toBeGreaterThan(0);
      expect(description, vin).toMatch(/^[A-Z0-9].{30,300}[.]$/);
      expect(description, vin).not.toMatch(/undefined|null|&amp;| {2}/);
    }
    expect(new Set(vehicles.map(({ description }) => description)).size).toBeGreaterThan(600);
  });
});

describe("amounts of money in texts", () => {
  const texts = ({ description, features, oemFeatures, standardFeatures, optionalFeatures }: Vehicle) => ({
    description,
    features: features.join("|"),
    equipment: [...oemFeatures, ...standardFeatures, ...optionalFeatures].join("|"),
  });
  const named = (text: string) => /\$\d|\bUSD\b|\bdollars\b/.test(text);
  const withAmounts = () => vehicles.filter((vehicle) => named(Object.values(texts(vehicle)).join("\n")));

  test("are in the vehicles listed in the README", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const listed = [...readme.matchAll(/^\| `(\w+)` +\| `([A-HJ-NPR-Z\d]{17})`/gm)];
    const found = withAmounts().map(({ stockNumber, vin }) => `${stockNumber} ${vin}`);
    expect(found.sort()).toEqual(listed.map(([, stockNumber, vin]) => `${stockNumber} ${vin}`).sort());
  });

  test("are in new, used and certified vehicles, in descriptions, features and equipment", () => {
    expect(countBy(withAmounts(), ({ condition }) => condition)).toEqual({ new: 3, certified: 2, used: 4 });
    for (const kind of ["description", "features", "equipment"] as const) {
      expect(withAmounts().filter((vehicle) => named(texts(vehicle)[kind])).length, kind).toBeGreaterThan(1);
    }
  });

  test("contain the vehicle's sale price in each kind of text", () => {
    for (const kind of ["description", "features", "equipment"] as const) {
      const own = withAmounts().filter((vehicle) =>
        texts(vehicle)[kind].includes(askingPrice(vehicle).toLocaleString("en-US")),
      );
      expect(own.length, kind).toBeGreaterThan(0);
    }
  });

  test("are in public, available vehicles with a sale price", () => {
    for (const { vin, status, visibility, salePrice } of withAmounts()) {
      expect({ status, visibility }, vin).toEqual({ status: "available", visibility: "public" });
      expect(salePrice, vin).not.toBeNull();
    }
  });
});

describe("prices", () => {
  test("end like typical asking prices", () => {
    for (const vehicle of vehicles) {
      const shown = vehicle.condition === "new" ? vehicle.salePrice : vehicle.oldPrice;
      if (shown !== null) expect(String(shown / 100), vehicle.vin).toMatch(/(95|88)$/);
    }
  });

  test("of new vehicles are mostly below the list price", () => {
    const discounted = sold("new").filter(({ salePrice }) => salePrice !== null);
    expect(discounted.length / 180).toBeGreaterThan(0.8);
    for (const { msrp, salePrice } of discounted) {
      expect(salePrice! / msrp!).toBeGreaterThan(0.85);
      expect(salePrice!).toBeLessThan(msrp!);
    }
  });

  test("of about 35 percent of the used ones were reduced", () => {
    const share = sold("used").filter(({ salePrice }) => salePrice !== null).length / 380;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.4);
  });

  test("are within realistic limits", () => {
    const bands = { new: [15_500, 52_000], certified: [7_500, 45_000], used: [2_500, 75_000] } as const;
    for (const vehicle of vehicles) {
      const [lowest, highest] = bands[vehicle.condition];
      expect(askingPrice(vehicle), vehicle.vin).toBeGreaterThan(lowest);
      expect(askingPrice(vehicle), vehicle.vin).toBeLessThan(highest);
    }
  });

  test("of used vehicles are below the list price", () => {
    for (const { vin, condition, msrp, sellingPrice } of drawStock()) {
      if (condition !== "new") expect(sellingPrice, vin).toBeLessThan(msrp);
    }
  });
});

test("used cars were driven 11,000 to 13,000 miles a year, and a few much more", () => {
  const young = sold("used").filter(({ year }) => year >= 2019);
  const yearly = young.map(({ year, mileage }) => mileage / ageOf(year));
  const average = yearly.reduce((sum, miles) => sum + miles, 0) / yearly.length;
  expect(average).toBeGreaterThan(10_500);
  expect(average).toBeLessThan(13_000);
  const far = sold("used").filter(({ mileage }) => mileage > 150_000).length;
  expect(far).toBeGreaterThanOrEqual(5);
  expect(far).toBeLessThanOrEqual(25);
});

import type { Vehicle } from "@forecourt/inventory";
import { cents, type Miles, miles } from "@forecourt/units";
import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { currentInventoryVersion } from "./current-inventory-version.ts";
import { loadInventory } from "./load-inventory.ts";
import { readStoreSwaps } from "./read-store-swaps.ts";
import { replaceStoreInventory } from "./replace-store-inventory.ts";
import { makeVehicle } from "./testing/make-vehicle.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const source = "test.csv";

function replace(storeId: string, vehicles: Iterable<Vehicle> | AsyncIterable<Vehicle>) {
  return replaceStoreInventory(database.importer, storeId, vehicles, { source });
}

async function load(): Promise<Map<string, Vehicle>> {
  const { vehicles } = await loadInventory(database.site);
  return new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]));
}

function stock(from: number, to: number, changed: Partial<Vehicle> = {}): Vehicle[] {
  return Array.from({ length: to - from }, (_, n) => makeVehicle(from + n, changed));
}

describe("an import", () => {
  test("stores every field of a vehicle, including empty ones", async () => {
    const full = makeVehicle(1, {
      condition: "certified",
      visibility: "private",
      status: "pending",
      msrp: cents(4_000_000_000_00),
    });
    const all = (value: unknown, names: string) =>
      Object.fromEntries(names.split(" ").map((name) => [name, value]));
    const bare = makeVehicle(2, {
      ...all(null, "bodyStyle doors transmission drivetrain fuelType engine cityMpg highwayMpg"),
      ...all(null, "exteriorColor exteriorColorFamily interiorColor oldPrice salePrice previewImage"),
      ...all([], "features standardFeatures optionalFeatures additionalImages"),
      ...all("", "description trim"),
    });
    await replace("north", [full, bare]);
    expect(await loadInventory(database.site)).toEqual({ version: 1, vehicles: [full, bare] });
  });

  test("removes characters that PostgreSQL cannot store", async () => {
    await replace("north", [makeVehicle(1, { description: "a\0b\ud800c", features: ["\0", "\udc00"] })]);
    expect((await load()).get(makeVehicle(1).vin)).toMatchObject({
      description: "ab\ufffdc",
      features: ["", "\ufffd"],
    });
  });

  test("counts added, changed and removed vehicles, and increments the version only with changes", async () => {
    const first = { version: 1, vehicles: 10, added: 10, changed: 0, removed: 0, swapped: true };
    expect(await replace("north", stock(0, 10))).toEqual(first);
    expect(await replace("north", stock(0, 10))).toEqual({ ...first, added: 0 });
    const next = [...stock(2, 9), makeVehicle(9, { salePrice: cents(1) }), makeVehicle(11)];
    const counts = { version: 2, vehicles: 9, added: 1, changed: 1, removed: 2 };
    expect(await replace("north", next)).toEqual({ ...counts, swapped: true });
    expect(await currentInventoryVersion(database.site)).toBe(2);
    expect(await readStoreSwaps(database.site)).toMatchObject([{ ...counts, storeId: "north", source }]);
  });

  test("marks missing vehicles as sold, and restores them when they return", async () => {
    await replace("north", stock(0, 2));
    await replace("north", stock(0, 1));
    const gone = makeVehicle(1).vin;
    expect((await load()).get(gone)).toMatchObject({ status: "sold" });
    await replace("north", stock(0, 2));
    expect((await load()).get(gone)).toMatchObject({ status: "available" });
    const { rows } = await database.owner.pool.query("SELECT sold_at FROM vehicle WHERE vin = $1", [gone]);
    expect(rows).toEqual([{ sold_at: null }]);
  });

  test("drops a sold vehicle 90 days after it was sold", async () => {
    await replace("north", [makeVehicle(0), makeVehicle(1, { status: "sold" })]);
    const vin = makeVehicle(1).vin;
    await database.owner.pool.query("UPDATE vehicle SET sold_at = sold_at - interval '89 days'");
    await replace("north", [makeVehicle(0), makeVehicle(1, { status: "sold", mileage: miles(9) })]);
    expect((await load()).get(vin)).toMatchObject({ status: "sold", mileage: 9 });
    await database.owner.pool.query("UPDATE vehicle SET sold_at = sold_at - interval '2 days'");
    expect((await load()).has(vin)).toBe(false);
  });

  test("does not change other stores, and moves a vehicle between stores", async () => {
    await replace("north", stock(0, 3));
    await replace("riverside", stock(10, 12));
    expect(await replace("riverside", [...stock(10, 12), makeVehicle(2)])).toMatchObject({
      version: 3,
      changed: 1,
      removed: 0,
    });
    expect((await load()).get(makeVehicle(2).vin)).toMatchObject({
      storeId: "riverside",
      status: "available",
    });
    expect(await replace("north", stock(0, 2))).toMatchObject({
      version: 3,
      added: 0,
      changed: 0,
      removed: 0,
    });
  });

  test("stores a duplicate vehicle once", async () => {
    const twice = [makeVehicle(1), makeVehicle(1, { mileage: miles(1) })];
    expect(await replace("north", twice)).toMatchObject({ vehicles: 1, added: 1 });
    const far = [...stock(0, 700), makeVehicle(1, { mileage: miles(1) })];
    expect(await replace("north", far)).toMatchObject({ vehicles: 700 });
  });

  test("changes nothing when not accepted, and returns the planned change", async () => {
    await replace("north", stock(0, 10));
    const refused = await replaceStoreInventory(database.importer, "north", stock(0, 2), {
      source,
      accept: ({ removed, vehicles }) => removed <= vehicles,
    });
    expect(refused).toEqual({ version: 1, vehicles: 2, added: 0, changed: 0, removed: 8, swapped: false });
    expect([...(await load()).values()].every(({ status }) => status === "available")).toBe(true);
  });

  test("changes nothing and cleans up when it fails", async () => {
    await replace("north", stock(0, 3));
    async function* cutOff() {
      yield* stock(100, 1200);
      throw new Error("the line was cut");
    }
    await expect(replace("north", cutOff())).rejects.toThrow("the line was cut");
    await expect(replace("north", [makeVehicle(5, { mileage: -1 as Miles })])).rejects.toMatchObject({
      sqlState: "23514",
    });
    expect(await loadInventory(database.site)).toEqual({ version: 1, vehicles: stock(0, 3) });
    expect((await database.owner.pool.query("SELECT count(*)::int AS n FROM vehicle_import")).rows).toEqual([
      { n: 0 },
    ]);
  });

  test("fails when a server crash emptied the staged rows", async () => {
    await replace("north", stock(0, 600));
    async function* crashed() {
      yield* stock(0, 500);
      await database.owner.pool.query("TRUNCATE vehicle_import");
      yield* stock(500, 600);
    }
    await expect(replace("north", crashed())).rejects.toThrow("repeat it");
    expect([...(await load()).values()].every(({ status }) => status === "available")).toBe(true);
  });
});

describe("at the same time", () => {
  test("a reader sees the complete old or new inventory with its version", async ({ signal }) => {
    const sizes = new Map([[0, 0]]);
    const pictures: { version: number; available: number }[] = [];
    let importing = true;
    // A reader must not outlive the test, whose database is gone then.
    const read = async () => {
      while (importing && !signal.aborted) {
        const { version, vehicles } = await loadInventory(database.site);
        pictures.push({ version, available: vehicles.filter(({ status }) => status === "available").length });
      }
    };
    const readers = [read(), read()];
    try {
      for (let n = 1; n <= 6; n += 1) {
        const { version, vehicles } = await replace("north", stock(n * 100, n * 225));
        sizes.set(version, vehicles);
      }
    } finally {
      importing = false;
      await Promise.all(readers);
    }
    expect(sizes.size).toBe(7);
    for (const { version, available } of pictures) expect(available).toBe(sizes.get(version));
    const seen = pictures.map(({ version }) => version);
    expect(Math.max(...seen)).toBeGreaterThan(Math.min(...seen));
  });

  test("concurrent imports of four stores get separate versions and lose nothing", async () => {
    const stores = ["north", "riverside", "west-park", "airport"];
    const results = await Promise.all(
      stores.map((storeId, n) => replace(storeId, stock(n * 1000, n * 1000 + 50, { storeId }))),
    );
    expect(results.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
    expect((await load()).size).toBe(200);
  });
});

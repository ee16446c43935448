import { currentInventoryVersion, loadInventory } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { type ImportOptions, importFeed } from "./import-feed.ts";
import { SourceError } from "./open-source.ts";
import { homenetFeed, vinOf } from "./testing/homenet-feed.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const OPTIONS: ImportOptions = {
  dealership: {
    groupId: "larkspur",
    stores: [
      { id: "north", name: "North" },
      { id: "airport", name: "Airport" },
    ],
    timeZone: "America/Chicago",
  },
  source: "lot.csv",
  store: null,
  codes: {},
  format: null,
  columns: {},
  currency: "USD",
  maxDropShare: 4000,
  ifEmpty: false,
  dryRun: false,
  now: new Date("2026-08-20T12:00:00Z"),
};

function importText(text: string, options: Partial<ImportOptions> = {}) {
  async function* chunks() {
    for (let at = 0; at < text.length; at += 1000) yield new TextEncoder().encode(text.slice(at, at + 1000));
  }
  return importFeed(database.importer, chunks(), { ...OPTIONS, ...options });
}

async function lot() {
  const { vehicles } = await loadInventory(database.site);
  return Object.fromEntries(vehicles.map(({ vin, storeId, status }) => [vin, `${storeId} ${status}`]));
}

describe("importFeed", () => {
  it("replaces the inventory of the feed's stores with a new version", async () => {
    const outcome = await importText(
      homenetFeed(3, { store: "north", cells: { 2: { store_code: "airport" } } }),
    );
    expect(outcome).toMatchObject({
      kind: "imported",
      changes: [
        { storeId: "north", vehicles: 2, added: 2, changed: 0, removed: 0, version: 1 },
        { storeId: "airport", vehicles: 1, added: 1, changed: 0, removed: 0, version: 2 },
      ],
    });
    expect(await lot()).toEqual({
      [vinOf(0)]: "north available",
      [vinOf(1)]: "north available",
      [vinOf(2)]: "airport available",
    });
    expect(await currentInventoryVersion(database.site)).toBe(2);
  });

  it("takes from the VIN what the feed leaves out", async () => {
    const outcome = await importText(
      homenetFeed(2, { store: "north", cells: { 0: { body: "" }, 1: { body: "Sedan" } } }),
    );
    const { vehicles } = await loadInventory(database.site);
    expect(vehicles.map(({ bodyStyle, doors }) => [bodyStyle, doors])).toEqual([
      ["suvs", 4],
      ["sedans", 4],
    ]);
    const notes = outcome.kind === "imported" ? outcome.feed.accepted.map((row) => row.notes) : [];
    expect(notes).toMatchObject([[], [{ code: "body.conflict", value: "sedans, VIN: suvs" }]]);
  });

  it("marks missing vehicles as sold, updates changed ones, does not touch other stores", async () => {
    await importText(homenetFeed(5, { store: "north", cells: { 4: { store_code: "airport" } } }));
    const outcome = await importText(
      homenetFeed(3, { store: "north", cells: { 0: { sellingprice: "19000" } } }),
    );
    expect(outcome).toMatchObject({ changes: [{ storeId: "north", added: 0, changed: 1, removed: 1 }] });
    expect(await lot()).toEqual({
      [vinOf(0)]: "north available",
      [vinOf(1)]: "north available",
      [vinOf(2)]: "north available",
      [vinOf(3)]: "north sold",
      [vinOf(4)]: "airport available",
    });
  });

  it("creates no new version without changes", async () => {
    const feed = homenetFeed(3, { store: "north" });
    await importText(feed);
    await importText(feed);
    expect(await currentInventoryVersion(database.site)).toBe(1);
  });

  it("refuses a feed that would remove too many vehicles of a store, and changes no store", async () => {
    await importText(homenetFeed(10, { store: "north" }));
    const before = await lot();
    const outcome = await importText(
      homenetFeed(6, { store: "north", cells: { 5: { store_code: "airport" } } }),
    );
    expect(outcome).toMatchObject({
      kind: "refused",
      refusals: [{ storeId: "north", code: "swap.drop", current: 10, accepted: 5, dropShare: 5000 }],
    });
    expect(await lot()).toEqual(before);
    expect(await importText(homenetFeed(5, { store: "north" }), { maxDropShare: 5000 })).toMatchObject({
      kind: "imported",
    });
  });

  it("refuses a feed whose rows of a store are all quarantined", async () => {
    await importText(homenetFeed(2, { store: "north" }));
    const outcome = await importText(
      homenetFeed(2, { store: "north", cells: { 0: { year: "" }, 1: { year: "" } } }),
    );
    expect(outcome).toMatchObject({ kind: "refused", refusals: [{ code: "swap.empty", current: 2 }] });
  });

  it("refuses a feed without a known store or without rows", async () => {
    expect(await importText(homenetFeed(2, { store: "elsewhere" }))).toMatchObject({
      kind: "refused",
      refusals: [],
      feed: { quarantined: [{ reasons: [{ code: "store.unknown" }] }, {}] },
    });
    expect(await importText(homenetFeed(0, { store: "north" }), { store: "north" })).toMatchObject({
      kind: "refused",
      refusals: [{ storeId: "north", code: "swap.empty" }],
    });
  });

  it("assigns all rows to the given store, except rows of another store", async () => {
    const feed = homenetFeed(3, { store: "MP1234", cells: { 2: { store_code: "airport" } } });
    await importText(feed, { store: "north" });
    expect(await lot()).toEqual({ [vinOf(0)]: "north available", [vinOf(1)]: "north available" });
  });

  it("changes nothing in a dry run and reports the planned changes", async () => {
    await importText(homenetFeed(3, { store: "north" }));
    const outcome = await importText(homenetFeed(4, { store: "north" }), { dryRun: true });
    expect(outcome).toMatchObject({ changes: [{ added: 1, changed: 0, removed: 0, version: null }] });
    expect(Object.keys(await lot())).toHaveLength(3);
  });

  it("skips a non-empty inventory with the option for an empty one", async () => {
    await importText(homenetFeed(3, { store: "north" }), { ifEmpty: true });
    expect(await importText(homenetFeed(9, { store: "north" }), { ifEmpty: true })).toEqual({
      kind: "skipped",
      vehicles: 3,
    });
  });

  it("changes nothing for a truncated, interrupted or invalid feed", async () => {
    await importText(homenetFeed(3, { store: "north" }));
    const before = await lot();
    expect(await importText(`${homenetFeed(3, { store: "north" })}"1234","open`)).toMatchObject({
      kind: "unreadable",
      problem: expect.stringContaining("line 5"),
    });
    expect(await importText("<!doctype html>")).toMatchObject({ kind: "unreadable" });
    async function* broken() {
      yield new TextEncoder().encode(homenetFeed(3, { store: "north" }));
      throw new SourceError({ code: "ECONNRESET" });
    }
    expect(await importFeed(database.importer, broken(), OPTIONS)).toEqual({
      kind: "unreadable",
      problem: "The feed broke off while it was read (ECONNRESET).",
      feed: null,
    });
    expect(await lot()).toEqual(before);
  });

  it("reads the feed's own columns", async () => {
    const feed = homenetFeed(1, { store: "north" }).replace("sellingprice", "our ask");
    await importText(feed, { columns: { sellingPrice: "Our Ask" } });
    expect((await loadInventory(database.site)).vehicles[0]?.oldPrice).toBe(2_500_000);
  });

  it("keeps the known day of arrival when the feed has none", async () => {
    const undated = { cells: { 0: { dateinstock: "" } }, store: "north" };
    await importText(homenetFeed(1, undated), { now: new Date("2026-08-01T12:00:00Z") });
    await importText(homenetFeed(1, undated), { now: new Date("2026-08-20T12:00:00Z") });
    expect((await loadInventory(database.site)).vehicles[0]?.arrivedOn).toBe("2026-08-01");
  });

  it("stores hostile text of a feed", async () => {
    const description = "\u0000 \ud800 <script>alert(1)</script> '; DROP TABLE vehicle; --";
    await importText(homenetFeed(1, { store: "north", cells: { 0: { description, model: "O\u0000ut" } } }));
    const [vehicle] = (await loadInventory(database.site)).vehicles;
    expect(vehicle).toMatchObject({ model: "Out", description: "\ufffd '; DROP TABLE vehicle; --" });
  });
});

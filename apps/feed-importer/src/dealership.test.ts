import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inventoryFeedSchema } from "@forecourt/dealership";
import { FEED_FIELDS } from "@forecourt/feeds";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadDealership } from "./dealership.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forecourt-settings-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function loadWith(settings: unknown) {
  const file = join(folder, "settings.json");
  await writeFile(file, typeof settings === "string" ? settings : JSON.stringify(settings));
  return loadDealership(file);
}

it("has the fields of the feeds in the dealership's settings", () => {
  expect(Object.keys(inventoryFeedSchema.shape.columns.shape)).toEqual([...FEED_FIELDS]);
});

it("has no columns of its own by default", () => {
  const loaded = loadDealership(undefined);
  expect(loaded.ok && loaded.feedColumnsOf(null)).toEqual({});
  expect(loaded.ok && loaded.dealership.groupId).toBe("larkspur");
});

it("has the columns of the settings file", async () => {
  const loaded = await loadWith({ inventoryFeed: { columns: { sellingPrice: "Our Ask" } } });
  expect(loaded.ok && loaded.feedColumnsOf("north")).toEqual({ sellingPrice: "Our Ask" });
});

it("names every wrong setting", async () => {
  expect(await loadWith({ inventoryFeed: { columns: { vinn: "VIN", make: [] } } })).toEqual({
    ok: false,
    problem:
      "These settings of the dealership are wrong:\n  inventoryFeed.columns.make: setting.empty\n  inventoryFeed.columns.vinn: setting.unknown",
  });
});

it("reports a settings file that is no JSON object, or is missing", async () => {
  expect(await loadWith("[]")).toMatchObject({
    ok: false,
    problem: expect.stringContaining("SETTINGS_FILE"),
  });
  expect(loadDealership(join(folder, "nowhere.json"))).toMatchObject({ ok: false });
});

import { expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { baseSettings } from "./base-settings.ts";
import type { DealershipConfig } from "./dealership-config-schema.ts";
import { resolveSettings } from "./resolve-settings.ts";
import { settingsForStore, storeHours } from "./settings-for-store.ts";

const weekends = {
  ...exampleSettings.profile.sales.workingHours,
  sunday: { closed: false, open: "10:00", close: "14:00" },
};
const config: DealershipConfig = resolveSettings(baseSettings, {
  ...exampleSettings,
  stores: [
    {
      ...exampleStore("east"),
      settings: { listing: { pageSize: 24 }, profile: { sales: { workingHours: weekends } } },
    },
    { ...exampleStore("west"), hours: { sales: { workingHours: weekends }, service: null } },
    { ...exampleStore("lot"), settings: { profile: { service: null } } },
  ],
});

test("a store's settings override the group's", () => {
  const east = settingsForStore(config, "east");
  expect(east.listing).toEqual({ ...config.listing, pageSize: 24 });
  expect(east.unlock).toEqual(config.unlock);
  expect(config.listing.pageSize).toBe(19);
});

test.each(["west", "nowhere", "", "constructor", null])("returns the group's settings for %j", (storeId) => {
  expect(settingsForStore(config, storeId)).toBe(config);
});

test.each([
  ["east", "10:00"],
  ["west", "10:00"],
  ["lot", undefined],
  ["nowhere", undefined],
  [null, undefined],
])("sales of %j open on Sunday at %j", (storeId, open) => {
  expect(storeHours(config, storeId, "sales")?.workingHours.sunday.open).toBe(open);
});

test("service hours are null without a department, else the dealership's", () => {
  expect(storeHours(config, "lot", "service")).toBeNull();
  expect(storeHours(config, "west", "service")).toBe(config.profile.service);
});

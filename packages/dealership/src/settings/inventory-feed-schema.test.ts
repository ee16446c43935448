import { expect, test } from "vitest";
import { exampleSettings } from "../testing/example-settings.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";
import { settingsForStore } from "./settings-for-store.ts";

const columns = { sellingPrice: "Our Ask", images: ["Hero Shot", "Gallery"] };

test("a column has one name or several", () => {
  const settings = mergeSettings(baseSettings, exampleSettings, { inventoryFeed: { columns } });
  const result = parseDealershipConfig(settings);
  expect(result.ok && result.value.inventoryFeed.columns).toEqual(columns);
});

test("a store has its own names", () => {
  const [first, ...others] = exampleSettings.stores;
  const own = { ...first!, settings: { inventoryFeed: { columns: { sellingPrice: "Ask" } } } };
  const settings = mergeSettings(baseSettings, exampleSettings, {
    inventoryFeed: { columns },
    stores: [own, ...others],
  });
  const result = parseDealershipConfig(settings);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  expect(settingsForStore(result.value, first!.id).inventoryFeed.columns).toEqual({
    ...columns,
    sellingPrice: "Ask",
  });
  expect(settingsForStore(result.value, null).inventoryFeed.columns).toEqual(columns);
});

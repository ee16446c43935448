import { describe, expect, test } from "vitest";
import { exampleSettings } from "../testing/example-settings.ts";
import { exampleTradeIn } from "../testing/example-trade-in.ts";
import { baseSettings } from "./base-settings.ts";
import type { DealershipConfig } from "./dealership-config-schema.ts";
import { MENU_CONDITIONS, type MenuCondition, type Menus } from "./menu-schema.ts";
import { mergeSettings } from "./merge-settings.ts";
import { resolveSettings, type StoreSettings } from "./resolve-settings.ts";
import { visibleMenus } from "./visible-menus.ts";

const link = (id: string, when?: MenuCondition) => ({ id, href: `/${id}`, ...(when && { when }) });
const menus: Menus = {
  header: [
    { ...link("always"), items: [] },
    { id: "group", href: null, items: MENU_CONDITIONS.map((when) => link(when, when)) },
    { ...link("service-page", "service"), items: [link("tires")] },
    { id: "workshop", href: null, items: [link("oil", "service")] },
    { ...link("cars"), items: [link("new", "new-vehicles")] },
  ],
  footer: [{ ...link("trade", "trade-in"), items: [] }],
  legal: [link("privacy"), link("financing-terms", "pre-approval")],
};
const everything: StoreSettings = { tradeIn: exampleTradeIn };
const config = resolveSettings(baseSettings, { ...exampleSettings, menus }, everything);
const menusWith = (...own: StoreSettings[]) =>
  visibleMenus(mergeSettings(config, ...own) as DealershipConfig);

test("shows every entry when all conditions are true", () => {
  expect(menusWith()).toEqual(menus);
});

describe("hides an entry when its condition is false", () => {
  test.each<[MenuCondition, StoreSettings]>([
    ["service", { profile: { service: null } }],
    ["new-vehicles", { listing: { conditions: ["used"] } }],
    ["used-vehicles", { listing: { conditions: ["new"] } }],
    ["pre-approval", { profile: { autoFinancing: { preApproved: false } } }],
    ["trade-in", { tradeIn: null }],
  ])("%s", (condition, settings) => {
    const { header } = menusWith(settings);
    const left = header.find(({ id }) => id === "group")?.items.map(({ id }) => id);
    expect(left).toEqual(MENU_CONDITIONS.filter((when) => when !== condition));
  });
});

test("hides entries in every menu with their children, and empty groups", () => {
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const { header, footer, legal } = menusWith(
    { profile: { service: null, autoFinancing: { preApproved: false } } },
    { tradeIn: null, listing: { conditions: ["used"] } },
  );
  expect(ids(header)).toEqual(["always", "group", "cars"]);
  expect(header[2]?.items).toEqual([]);
  expect(footer).toEqual([]);
  expect(ids(legal)).toEqual(["privacy"]);
});

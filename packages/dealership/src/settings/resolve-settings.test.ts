import { describe, expect, test } from "vitest";
import { exampleSettings } from "../testing/example-settings.ts";
import { baseSettings } from "./base-settings.ts";
import { resolveSettings } from "./resolve-settings.ts";

const { unlock: _, ...withoutGates } = exampleSettings;

describe("the unlock gates", () => {
  const base = resolveSettings(baseSettings, withoutGates).unlock.gates;
  const dealership = resolveSettings(baseSettings, exampleSettings).unlock.gates;

  test.each([
    ["new", "inventory", false, true],
    ["new", "price", true, true],
    ["new", "offers", false, true],
    ["used", "inventory", false, true],
    ["used", "price", true, true],
    ["used", "offers", false, true],
    ["certified", "inventory", false, true],
    ["certified", "price", true, true],
    ["certified", "offers", false, false],
    ["search", "inventory", false, false],
    ["search", "price", true, true],
    ["search", "offers", false, true],
  ] as const)("%s × %s: base %s, dealership %s", (context, gate, inBase, inDealership) => {
    expect(base[context][gate]).toBe(inBase);
    expect(dealership[context][gate]).toBe(inDealership);
  });

  test("a store's override of one gate keeps the other eleven", () => {
    const store = resolveSettings(baseSettings, exampleSettings, {
      unlock: { gates: { used: { price: false } } },
    });
    expect(store.unlock.gates).toEqual({ ...dealership, used: { ...dealership.used, price: false } });
  });
});

describe("the three layers", () => {
  test("product defaults are used without overrides", () => {
    const { listing, cookies, verification, languages } = resolveSettings(baseSettings, exampleSettings);
    expect(listing).toEqual({
      pageSize: 19,
      defaultSort: "newest",
      filterPriority: ["bodyStyle", "makeModel", "features", "price"],
      conditions: ["new", "used"],
    });
    expect(cookies.tier).toBe(3);
    expect(verification.phone).toBe(true);
    expect(languages).toEqual({ default: "en", supported: ["en", "es"] });
  });

  test("the dealership overrides the defaults, the store overrides both", () => {
    const dealership = { ...exampleSettings, listing: { defaultSort: "oldest" as const, pageSize: 24 } };
    const { listing } = resolveSettings(baseSettings, dealership, { listing: { pageSize: 30 } });
    expect(listing).toMatchObject({ defaultSort: "oldest", pageSize: 30, conditions: ["new", "used"] });
  });

  test("lists are replaced, not merged", () => {
    const { listing } = resolveSettings(baseSettings, exampleSettings, {
      listing: { filterPriority: ["price"] },
    });
    expect(listing.filterPriority).toEqual(["price"]);
  });
});

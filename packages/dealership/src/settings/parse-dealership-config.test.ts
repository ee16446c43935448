import { describe, expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

function errors(...changes: unknown[]) {
  const result = parseDealershipConfig(mergeSettings(baseSettings, exampleSettings, ...changes));
  return result.ok ? [] : result.errors;
}

test("complete settings pass and come back as they are", () => {
  const settings = mergeSettings(baseSettings, exampleSettings);
  expect(parseDealershipConfig(settings)).toEqual({ ok: true, config: settings });
});

describe("what is wrong is named by its path and a code", () => {
  test.each([
    ["a phone as it is read", { profile: { phone: "(417) 555-2368" } }, "profile.phone", "phone.invalid"],
    [
      "an unknown time zone",
      { profile: { timezone: "America/Springfield" } },
      "profile.timezone",
      "time-zone.unknown",
    ],
    [
      "a link to a script",
      { profile: { logos: { icon: "javascript:alert(1)" } } },
      "profile.logos.icon",
      "href.invalid",
    ],
    [
      "a link to another host",
      { menus: { legal: [{ id: "a", href: "//evil.test" }] } },
      "menus.legal.0.href",
      "href.invalid",
    ],
    [
      "a wrong tag-manager id",
      { tags: { tagManager: "GTM-abc" } },
      "tags.tagManager",
      "tag-manager-id.invalid",
    ],
    [
      "a history link without its VIN",
      { vehicleHistory: [{ id: "a", name: "A", template: "https://a.example", conditions: ["used"] }] },
      "vehicleHistory.0.template",
      "template.vin-missing",
    ],
    [
      "a store twice",
      { stores: [exampleStore("east"), exampleStore("east")] },
      "stores",
      "stores.duplicate-id",
    ],
    [
      "a route of no store",
      { leadRouting: { stores: { south: {} } } },
      "leadRouting.stores",
      "lead-routing.unknown-store",
    ],
    [
      "a default language it does not speak",
      { languages: { default: "fr" } },
      "languages.default",
      "language.unsupported",
    ],
    [
      "credit tiers that overlap",
      {
        finance: {
          creditTiers: [
            { minScore: 300, maxScore: 600, addBp: 1 },
            { minScore: 600, maxScore: 619, addBp: 1 },
          ],
        },
      },
      "finance.creditTiers",
      "credit-tiers.overlap",
    ],
    [
      "a default term off its steps",
      { finance: { financeTerm: { default: 30 } } },
      "finance.financeTerm",
      "limits.off-step",
    ],
    [
      "a default term out of range",
      { finance: { financeTerm: { default: 84 } } },
      "finance.financeTerm",
      "limits.default-outside",
    ],
  ])("%s", (_name, change, path, code) => {
    expect(errors(change)).toContainEqual({ path, code });
  });

  test("a setting nobody knows, such as a slip of the pen", () => {
    expect(errors({ listing: { pagesize: 24 } })).toEqual([
      { path: "listing", code: expect.stringContaining("pagesize") },
    ]);
  });

  test("half a cent", () => {
    expect(errors({ fees: { documentary: 245.5 } })[0]?.path).toBe("fees.documentary");
  });

  test("all of it at once", () => {
    expect(errors({ profile: { phone: "1", email: "x" } }).map(({ path }) => path)).toEqual([
      "profile.phone",
      "profile.email",
    ]);
  });
});

describe("a store's own settings", () => {
  const withEast = (settings: Record<string, unknown>) => ({
    stores: [{ ...exampleStore("east"), settings }, exampleStore("west")],
  });

  test("are checked as they will hold", () => {
    expect(errors(withEast({ listing: { pageSize: 24 } }))).toEqual([]);
    expect(errors(withEast({ listing: { pageSize: 0 } }))[0]?.path).toBe(
      "stores.0.settings.listing.pageSize",
    );
  });

  test.each(["group", "stores", "claims"])("cannot change %s", (key) => {
    expect(errors(withEast({ [key]: {} }))).toContainEqual({
      path: `stores.0.settings.${key}`,
      code: "store-setting.not-allowed",
    });
  });
});

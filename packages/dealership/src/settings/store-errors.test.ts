import { describe, expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { pathOf } from "../testing/path-of.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

function errors(settings: Record<string, unknown>, company: object = {}) {
  const stores = [{ ...exampleStore("east"), settings }, exampleStore("west")];
  const result = parseDealershipConfig(mergeSettings(baseSettings, exampleSettings, company, { stores }));
  return result.ok ? [] : result.errors;
}

describe("a store's own settings", () => {
  test("are validated after the merge", () => {
    expect(errors({ fees: { documentary: 300_00 } })).toEqual([]);
    expect(errors({ fees: { documentary: -1 } })).toEqual([
      { path: pathOf("stores.0.settings.fees.documentary"), code: "setting.out-of-range" },
    ]);
    expect(errors({ languages: { supported: ["es"] } })).toEqual([
      { path: pathOf("stores.0.settings.languages.default"), code: "language.unsupported" },
    ]);
  });

  test("are reported beside the group's errors, without repeating those", () => {
    expect(errors({ cookies: { tier: 9 } }, { profile: { phone: "1" } })).toEqual([
      { path: pathOf("profile.phone"), code: "phone.invalid" },
      { path: pathOf("stores.0.settings.cookies.tier"), code: "setting.not-a-choice" },
    ]);
  });

  test("are reported if they repeat an error of the group", () => {
    expect(errors({ profile: { phone: "2" } }, { profile: { phone: "1" } })).toEqual([
      { path: pathOf("profile.phone"), code: "phone.invalid" },
      { path: pathOf("stores.0.settings.profile.phone"), code: "phone.invalid" },
    ]);
  });

  test.each([
    ["group", { group: { name: "Other" } }],
    ["stores", { stores: [exampleStore("east"), exampleStore("west")] }],
    ["claims", { claims: {} }],
    ["listing.pageSize", { listing: { pageSize: 24 } }],
    ["listing.defaultSort", { listing: { defaultSort: "oldest" } }],
    ["listing.filterPriority", { listing: { filterPriority: ["price"] } }],
    ["leadRouting.default", { leadRouting: { default: { subject: "x" } } }],
    ["leadRouting.kinds", { leadRouting: { kinds: { SERVICE: { subject: "x" } } } }],
    ["leadRouting.stores", { leadRouting: { stores: {} } }],
  ])("cannot change %s", (path, settings) => {
    expect(errors(settings)).toEqual([
      { path: pathOf(`stores.0.settings.${path}`), code: "store-setting.not-allowed" },
    ]);
  });

  test("may change the lead provider", () => {
    expect(errors({ leadRouting: { provider: { service: "East's website" } } })).toEqual([]);
  });
});

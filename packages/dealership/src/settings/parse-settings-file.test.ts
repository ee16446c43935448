import { expect, test } from "vitest";
import { baseSettings } from "./base-settings.ts";
import { parseSettingsFile } from "./parse-settings-file.ts";
import { type DealershipSettings, resolveSettings } from "./resolve-settings.ts";

test("a settings file wins over the dealership's settings", () => {
  const own = { tags: { tagManager: "GTM-1", adPixel: "77777777" } } as DealershipSettings;
  const file = parseSettingsFile('{ "tags": { "tagManager": "GTM-2" }, "cookies": { "tier": 2 } }');
  expect(resolveSettings(baseSettings, own, file ?? {})).toMatchObject({
    tags: { tagManager: "GTM-2", adPixel: "77777777", googleTag: null },
    cookies: { tier: 2, symmetric: true },
  });
});

test.each(["", "{", "[]", "null", "3", '"a"'])("%j is no settings file", (text) => {
  expect(parseSettingsFile(text)).toBeNull();
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const dir = mkdtempSync(join(tmpdir(), "forecourt-settings-"));
afterAll(() => rmSync(dir, { recursive: true }));

it("ends with code 78 and names each wrong id of an outside service and each unknown field", () => {
  const file = join(dir, "settings.json");
  const wrong = {
    routeRules: [{ from: "/old", to: "/", status: 308, middleware: "members" }],
    tags: { tagManager: "GTM-", googleTag: "UA-1", adPixel: "77" },
  };
  writeFileSync(file, JSON.stringify(wrong));
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, SETTINGS_FILE: file },
    encoding: "utf8",
  });
  expect(stderr).toBe(
    [
      "forecourt/site: the dealership's settings are wrong:",
      "  routeRules.0.middleware: setting.unknown",
      "  tags.tagManager: tag-manager-id.invalid",
      "  tags.googleTag: google-tag-id.invalid",
      "  tags.adPixel: ad-pixel-id.invalid",
      "",
    ].join("\n"),
  );
  expect(status).toBe(78);
});

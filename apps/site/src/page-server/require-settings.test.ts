import type * as Sample from "@forecourt/sample-dealership";
import { expect, it, vi } from "vitest";

vi.mock("@forecourt/sample-dealership", async (original) => {
  const real = await original<typeof Sample>();
  const { settings } = real.larkspur;
  const tags = { ...settings.tags, tagManager: "GTM-", googleTag: "UA-1", adPixel: "77" };
  const routeRules = [{ from: "/old", to: "/", status: 308, middleware: "members" }];
  return { ...real, larkspur: { ...real.larkspur, settings: { ...settings, tags, routeRules } } };
});

it("wrong ids of outside services and unknown route rules stop the start, each with its place and code", async () => {
  const starting = import("#server/settings/dealership.ts");
  await expect(starting).rejects.toThrow("forecourt/site: the dealership's settings are wrong:");
  for (const line of [
    "tags.tagManager: tag-manager-id.invalid",
    "tags.googleTag: google-tag-id.invalid",
    "tags.adPixel: ad-pixel-id.invalid",
    "routeRules.0.middleware: setting.unknown",
  ])
    await expect(starting).rejects.toThrow(line);
});

import type * as Sample from "@forecourt/sample-dealership";
import { expect, it, vi } from "vitest";

vi.mock("@forecourt/sample-dealership", async (original) => {
  const real = await original<typeof Sample>();
  const { settings } = real.larkspur;
  const tags = { ...settings.tags, tagManager: "GTM-", googleTag: "UA-1", adPixel: "77" };
  return { ...real, larkspur: { ...real.larkspur, settings: { ...settings, tags } } };
});

it("wrong ids of outside services stop the start, each with its place and code", async () => {
  const starting = import("#server/settings/dealership.ts");
  await expect(starting).rejects.toThrow("forecourt/site: the dealership's settings are wrong:");
  for (const line of [
    "tags.tagManager: tag-manager-id.invalid",
    "tags.googleTag: google-tag-id.invalid",
    "tags.adPixel: ad-pixel-id.invalid",
  ])
    await expect(starting).rejects.toThrow(line);
});

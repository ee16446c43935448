import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgres://localhost/forecourt");
  vi.stubEnv("SITE_SECRET", "s".repeat(43));
  vi.stubEnv("WORKER_PUBLIC_KEY", "key");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The environment as a process reads it that starts now. */
const read = async () => (await import("./env.ts")).siteEnv();

it.each([
  [undefined, []],
  ["", []],
  ["https://photos.example.com", ["https://photos.example.com"]],
  [
    " https://*.cdn.example.com  https://a.example:8443 ",
    ["https://*.cdn.example.com", "https://a.example:8443"],
  ],
])("IMAGE_HOSTS %j: %j", async (value, hosts) => {
  vi.stubEnv("IMAGE_HOSTS", value);
  expect((await read()).IMAGE_HOSTS).toEqual(hosts);
});

it.each([
  "http://photos.example.com",
  "photos.example.com",
  "*",
  "https:",
  "https://*",
  "https://photos.example.com/path",
  "https://a.example;script-src",
  "https://a.example,https://b.example",
  "https://a.example 'unsafe-inline'",
])("IMAGE_HOSTS %s stops the start", async (value) => {
  vi.stubEnv("IMAGE_HOSTS", value);
  await expect(read()).rejects.toThrow(/IMAGE_HOSTS.*https origins/);
});

it("a bot defence that does not exist stops the start", async () => {
  vi.stubEnv("BOT_DEFENCE", "strict");
  await expect(read()).rejects.toThrow("BOT_DEFENCE: must be standard");
});

it("names every variable that is wrong", async () => {
  vi.stubEnv("SITE_SECRET", "short");
  vi.stubEnv("PORT", "0");
  await expect(read()).rejects.toThrow(/PORT: .*\n {2}SITE_SECRET: /);
});

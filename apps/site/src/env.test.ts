import { afterEach, beforeEach, expect, it, vi } from "vitest";

const KEY = "hqepM3dMle-Fd3nxj_0OFSj6xMIMVyMml-n0ezJ-oRw";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgres://localhost/forecourt");
  vi.stubEnv("SITE_SECRET", "s".repeat(43));
  vi.stubEnv("WORKER_PUBLIC_KEY", KEY);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The environment as parsed by a new process. */
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
])("IMAGE_HOSTS %s is an error", async (value) => {
  vi.stubEnv("IMAGE_HOSTS", value);
  await expect(read()).rejects.toThrow(/IMAGE_HOSTS.*https origins/);
});

it.each([KEY, `public.${KEY}`, ` ${KEY}=\n`])("WORKER_PUBLIC_KEY %j is that key", async (value) => {
  vi.stubEnv("WORKER_PUBLIC_KEY", value);
  expect((await read()).WORKER_PUBLIC_KEY).toBe(KEY);
});

it.each([
  [undefined, "WORKER_PUBLIC_KEY: Invalid input"],
  ["", "WORKER_PUBLIC_KEY: is not a key"],
  ["garbage", "WORKER_PUBLIC_KEY: is not a key"],
  [KEY.slice(1), "WORKER_PUBLIC_KEY: is not a key"],
  ["A".repeat(43), "WORKER_PUBLIC_KEY: is no public key of X25519"],
  [`private.${KEY}`, "WORKER_PUBLIC_KEY: is a private key"],
])("WORKER_PUBLIC_KEY %j is an error", async (value, text) => {
  vi.stubEnv("WORKER_PUBLIC_KEY", value);
  await expect(read()).rejects.toThrow(text);
});

it.each(["", "s".repeat(42), "!".repeat(43)])("SITE_SECRET %j is an error", async (value) => {
  vi.stubEnv("SITE_SECRET", value);
  await expect(read()).rejects.toThrow("SITE_SECRET: must be 32 random bytes in base64url");
});

it.each([
  ["https://experiments.example/v1/", "client-key", "https://experiments.example/v1"],
  ["", "", undefined],
  [undefined, "client-key", undefined],
])("EXPERIMENT_SERVICE_URL %j with the key %j: %j", async (url, key, address) => {
  vi.stubEnv("EXPERIMENT_SERVICE_URL", url);
  vi.stubEnv("EXPERIMENT_SERVICE_KEY", key);
  expect((await read()).EXPERIMENT_SERVICE_URL).toBe(address);
});

it.each([
  ["https://experiments.example/v1", "", "EXPERIMENT_SERVICE_KEY: is missing"],
  ["experiments.example", "client-key", "EXPERIMENT_SERVICE_URL: must be an http or https address"],
  ["https://experiments.example/v1?k=1", "client-key", "EXPERIMENT_SERVICE_URL: must have no query"],
])("EXPERIMENT_SERVICE_URL %j with the key %j is an error", async (url, key, message) => {
  vi.stubEnv("EXPERIMENT_SERVICE_URL", url);
  vi.stubEnv("EXPERIMENT_SERVICE_KEY", key);
  await expect(read()).rejects.toThrow(message);
});

it("an unknown bot defence is an error", async () => {
  vi.stubEnv("BOT_DEFENCE", "strict");
  await expect(read()).rejects.toThrow("BOT_DEFENCE: must be standard");
});

it.each([
  [undefined, undefined],
  ["", undefined],
  ["off", undefined],
  ['{"kty":"EC"}', '{"kty":"EC"}'],
])("LENDER_PUBLIC_KEY %j: %j", async (value, key) => {
  vi.stubEnv("LENDER_PUBLIC_KEY", value);
  vi.stubEnv("LENDER_API_URL", undefined);
  expect((await read()).LENDER_PUBLIC_KEY).toBe(key);
});

it.each([undefined, "", "off"])("a lender's address with the key %j is an error", async (value) => {
  vi.stubEnv("LENDER_API_URL", "https://lender.example");
  vi.stubEnv("LENDER_PUBLIC_KEY", value);
  await expect(read()).rejects.toThrow(/LENDER_PUBLIC_KEY: is missing, and LENDER_API_URL is set/);
});

it.each([
  ["EXPERIMENTS_URL", "https://config.example/experiments.json"],
  ["EXPERIMENTS_FILE", "experiments.json"],
] as const)("%s alone is accepted, and an empty one is not set", async (name, value) => {
  vi.stubEnv("EXPERIMENTS_URL", "");
  vi.stubEnv("EXPERIMENTS_FILE", "");
  vi.stubEnv(name, value);
  const { EXPERIMENTS_FILE, EXPERIMENTS_URL } = await read();
  expect({ EXPERIMENTS_FILE, EXPERIMENTS_URL }).toEqual({
    EXPERIMENTS_FILE: undefined,
    EXPERIMENTS_URL: undefined,
    [name]: value,
  });
});

it("definitions of experiments from two places are an error", async () => {
  vi.stubEnv("EXPERIMENTS_URL", "https://config.example/experiments.json");
  vi.stubEnv("EXPERIMENTS_FILE", "experiments.json");
  await expect(read()).rejects.toThrow(/EXPERIMENTS_FILE: is set, and EXPERIMENTS_URL too/);
});

it.each(["file:///etc/passwd", "ftp://config.example/", "config.example"])(
  "EXPERIMENTS_URL %s is an error",
  async (value) => {
    vi.stubEnv("EXPERIMENTS_URL", value);
    await expect(read()).rejects.toThrow(/EXPERIMENTS_URL: must be an http or https address/);
  },
);

it("lists every invalid variable", async () => {
  vi.stubEnv("SITE_SECRET", "short");
  vi.stubEnv("PORT", "0");
  await expect(read()).rejects.toThrow(/PORT: .*\n {2}SITE_SECRET: /);
});

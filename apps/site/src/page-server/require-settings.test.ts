import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createKeyPair, publishWorkerKeys } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, expect, it } from "vitest";

const database = useTestDatabase();
const pair = await createKeyPair();
const damaged = (change: (url: URL) => void) => {
  const url = new URL(database.siteUrl);
  change(url);
  return url.href;
};

beforeEach(async () => {
  await database.reset();
  await publishWorkerKeys(database.worker, [pair.publicKey]);
});

/** Starts the site's process; it ends before it needs a build. */
function start(variables: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      ...process.env,
      DATABASE_URL: database.siteUrl,
      SITE_SECRET: "s".repeat(43),
      WORKER_PUBLIC_KEY: pair.publicKey,
      ...variables,
    },
    encoding: "utf8",
  });
  return { status, stderr };
}

it.each<[string, string, () => Record<string, string>]>([
  [
    "the private key for the public one",
    "WORKER_PUBLIC_KEY: is a private key",
    () => ({ WORKER_PUBLIC_KEY: pair.privateKey }),
  ],
  [
    "a truncated key",
    "WORKER_PUBLIC_KEY: is not a key",
    () => ({ WORKER_PUBLIC_KEY: pair.publicKey.slice(0, 40) }),
  ],
  ["an empty key", "WORKER_PUBLIC_KEY: is not a key", () => ({ WORKER_PUBLIC_KEY: "" })],
  ["a secret that is none", "SITE_SECRET: must be", () => ({ SITE_SECRET: "!".repeat(43) })],
  ["a lender's key that is none", "LENDER_PUBLIC_KEY must be", () => ({ LENDER_PUBLIC_KEY: "{}" })],
  [
    "another password",
    "DATABASE_URL: ",
    () => ({ DATABASE_URL: damaged((url) => (url.password = "other")) }),
  ],
  ["no password", "DATABASE_URL: ", () => ({ DATABASE_URL: damaged((url) => (url.password = "")) })],
])("a site with %s ends with 78 and names the setting", (_name, text, variables) => {
  const { status, stderr } = start(variables());
  expect(stderr).toContain(text);
  expect(stderr).not.toMatch(/SASL|OpenSSL|\n {4}at /);
  for (const secret of [pair.privateKey, pair.publicKey.slice(0, 40)]) expect(stderr).not.toContain(secret);
  expect(status).toBe(78);
});

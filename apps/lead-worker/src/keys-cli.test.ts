import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKeyPair, loadKeyPair, loadLenderKeys, publishWorkerKeys } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runKeysCommand } from "./cli/run-keys-command.ts";
import { readEnv } from "./env.ts";
import { usePrograms } from "./testing/worker-process.ts";

const database = useTestDatabase();
const startProgram = usePrograms();
const pair = await createKeyPair();
const other = await createKeyPair();
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-keys-"));
  await database.reset();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in this process. */
async function keys(line: string, variables: Record<string, string> = {}, input = "") {
  const environment = readEnv({ DATA_DIR: folder, ...variables });
  if (!environment.ok) throw new Error(environment.problems.join());
  const output: string[] = [];
  const errors: string[] = [];
  const print = { log: (text: string) => output.push(text), error: (text: string) => errors.push(text) };
  const code = await runKeysCommand(line.split(" "), environment.env, {
    print,
    readInput: async () => input,
  });
  return { code, output, errors: errors.join("\n") };
}

const settingsOf = (output: readonly string[]): Record<string, string> =>
  Object.fromEntries(output.filter((line) => !line.startsWith("#")).map((line) => line.split(/=(.*)/s, 2)));

describe("keys make", () => {
  it("prints a pair that fits, as lines of settings, and stores nothing", async () => {
    const { code, output } = await keys("make");
    expect(code).toBe(0);
    const settings = settingsOf(output);
    expect(Object.keys(settings)).toEqual(["WORKER_PRIVATE_KEY", "WORKER_PUBLIC_KEY", "SITE_SECRET"]);
    expect(await keys("check", settings)).toMatchObject({ code: 0, errors: "" });
    expect(settings["SITE_SECRET"]).toMatch(/^[\w-]{43}$/);
    expect(existsSync(join(folder, "keys"))).toBe(false);
    expect(settingsOf((await keys("make")).output)).not.toEqual(settings);
  });

  it("prints a lender's pair", async () => {
    const { output } = await keys("make --lender");
    const text = settingsOf(output)["LENDER_PUBLIC_KEY"]?.replaceAll("'", "") ?? "";
    const site = { LENDER_PUBLIC_KEY: text, WORKER_PUBLIC_KEY: pair.publicKey };
    expect(await keys("check", site)).toMatchObject({
      code: 0,
      output: [expect.stringMatching(/^WORKER_PUBLIC_KEY: /), `LENDER_PUBLIC_KEY: ${JSON.parse(text).kid}`],
    });
    expect(JSON.parse(text)).not.toHaveProperty("d");
    const privateKey = JSON.parse(output[1]?.slice(2) ?? "");
    expect(privateKey).toMatchObject({ ...JSON.parse(text), d: expect.any(String) });
  });
});

describe("keys public", () => {
  it("derives the public key from the private one, of the environment, a file or the standard input", async () => {
    const line = `WORKER_PUBLIC_KEY=public.${pair.publicKey}`;
    expect((await keys("public", { WORKER_PRIVATE_KEY: pair.privateKey })).output).toEqual([line]);
    expect((await keys("public -", {}, `private.${pair.privateKey}\n`)).output).toEqual([line]);
    const stored = await loadKeyPair({ dataDir: folder, create: true });
    const [lender] = await loadLenderKeys(folder);
    const { output } = await keys("public");
    expect(output[0]).toBe(`WORKER_PUBLIC_KEY=public.${stored.publicKey}`);
    expect(output[1]).toContain(lender.x);
    expect(output.join()).not.toContain(lender.d);
  });

  it("makes no key", async () => {
    expect(await keys("public")).toMatchObject({ code: 78, errors: expect.stringContaining("is missing") });
    expect(existsSync(join(folder, "keys"))).toBe(false);
  });
});

describe("keys check", () => {
  const { publicKey, privateKey } = pair;
  it.each<[string, string, Record<string, string>]>([
    [
      "a private key in the place of the public one",
      "WORKER_PUBLIC_KEY: is a private key",
      { WORKER_PUBLIC_KEY: privateKey },
    ],
    [
      "the public key of another pair",
      "WORKER_PUBLIC_KEY: belongs to none",
      { WORKER_PUBLIC_KEY: other.publicKey },
    ],
    [
      "the private key of another pair",
      "WORKER_PUBLIC_KEY: belongs to none",
      { WORKER_PUBLIC_KEY: publicKey, WORKER_PRIVATE_KEY: other.privateKey },
    ],
    [
      "swapped keys",
      "WORKER_PUBLIC_KEY: belongs to none",
      { WORKER_PUBLIC_KEY: privateKey, WORKER_PRIVATE_KEY: publicKey },
    ],
    [
      "swapped keys with prefixes",
      "WORKER_PUBLIC_KEY: is a private key",
      { WORKER_PUBLIC_KEY: `private.${privateKey}`, WORKER_PRIVATE_KEY: `public.${publicKey}` },
    ],
    [
      "a public key in the place of the private one",
      "WORKER_PRIVATE_KEY: is a public key",
      { WORKER_PRIVATE_KEY: `public.${publicKey}` },
    ],
    [
      "a truncated private key",
      "WORKER_PRIVATE_KEY: is not a key",
      { WORKER_PRIVATE_KEY: privateKey.slice(0, 42) },
    ],
    [
      "a truncated public key",
      "WORKER_PUBLIC_KEY: is not a key",
      { WORKER_PUBLIC_KEY: publicKey.slice(0, 42) },
    ],
    ["space", "WORKER_PRIVATE_KEY: is not a key", { WORKER_PRIVATE_KEY: " " }],
    [
      "a damaged retired key",
      "WORKER_RETIRED_KEYS, key 2: is not a key",
      { WORKER_RETIRED_KEYS: `${other.privateKey},x` },
    ],
    [
      "the worker's key for the lender",
      "LENDER_PUBLIC_KEY: is no public JWK",
      { LENDER_PUBLIC_KEY: publicKey },
    ],
  ])("finds %s", async (_name, text, variables) => {
    const { code, errors } = await keys("check", { WORKER_PRIVATE_KEY: privateKey, ...variables });
    expect(code).toBe(78);
    expect(errors).toContain(text);
    expect(errors).not.toContain(privateKey);
  });

  it("accepts a site that still has a retired key", async () => {
    const variables = {
      WORKER_PRIVATE_KEY: privateKey,
      WORKER_RETIRED_KEYS: other.privateKey,
      WORKER_PUBLIC_KEY: other.publicKey,
    };
    expect(await keys("check", variables)).toMatchObject({ code: 0, errors: "" });
  });

  it("compares the site's key with the running workers", async () => {
    await publishWorkerKeys(database.worker, [other.publicKey]);
    const site = { DATABASE_URL: database.siteUrl };
    expect(await keys("check", { ...site, WORKER_PUBLIC_KEY: other.publicKey })).toMatchObject({ code: 0 });
    const wrong = await keys("check", { ...site, WORKER_PUBLIC_KEY: publicKey });
    expect(wrong).toMatchObject({ code: 78, errors: expect.stringContaining("no worker of this database") });
    const away = { DATABASE_URL: "postgres://u:p@127.0.0.1:1/x", WORKER_PUBLIC_KEY: publicKey };
    expect(await keys("check", away)).toMatchObject({
      code: 69,
      errors: expect.stringMatching(/^DATABASE_URL: /),
    });
  });
});

it("an unknown command prints the usage", async () => {
  const { code, errors } = await keys("print");
  expect(code).toBe(2);
  expect(errors).toContain("Usage: pnpm keys");
});

it("runs as a program", async () => {
  const { code, output } = await startProgram("keys-cli.ts", ["make"], { DATA_DIR: folder }).ended;
  expect(code).toBe(0);
  expect(output).toMatch(/^WORKER_PRIVATE_KEY=private\.[\w-]{43}$/m);
});

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { useTestDatabase } from "@forecourt/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { homenetFeed } from "./testing/homenet-feed.ts";

const database = useTestDatabase();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forecourt-cli-"));
  await writeFile(join(folder, "lot.csv"), homenetFeed(3, { store: "north" }));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program of this app as a child process. */
async function run(program: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      DATABASE_URL: database.importerUrl,
      DATA_DIR: join(folder, "data"),
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

describe("inventory:import and the scheduled importer", () => {
  it("import as programs", async () => {
    const first = await run("import-cli.ts", ["lot.csv"]);
    expect(first.output).toContain("north: 3 vehicles (3 new, 0 changed, 0 removed), inventory version 1.");
    expect(first.code).toBe(0);
    const second = await run("main.ts", [], { FEED_URL: "lot.csv", FEED_STORE: "north" });
    expect(second.output).toContain("north: 3 vehicles (0 new, 0 changed, 0 removed), inventory version 1.");
    expect(second.code).toBe(0);
  });

  it("exit with 2 and print the usage", async () => {
    const cli = await run("import-cli.ts", ["--what"]);
    expect(cli).toEqual({
      code: 2,
      output: expect.stringContaining("Usage: pnpm inventory:import FILE|URL"),
    });
    const scheduled = await run("main.ts", [], { FEED_URL: "" });
    expect(scheduled).toEqual({ code: 2, output: expect.stringContaining("FEED_URL is not set") });
  });
});

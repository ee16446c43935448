import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadInventory } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { stopWhenKilled } from "@forecourt/database/testing/stop-when-killed";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { parseArguments } from "./parse-arguments.ts";
import { runImport } from "./run-import.ts";
import { homenetFeed, vinOf } from "./testing/homenet-feed.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forecourt-import-"));
  // The embedded database of root may run under another account, which needs this access.
  await chmod(folder, 0o711);
  await writeFile(join(folder, "good.csv"), homenetFeed(10, { store: "north", cells: { 3: { year: "x" } } }));
  await writeFile(join(folder, "few.csv"), homenetFeed(2, { store: "north" }));
  const renamed = homenetFeed(2, { store: "north" }).replace("sellingprice", "our ask");
  await writeFile(join(folder, "renamed.csv"), renamed);
  await writeFile(join(folder, "map.json"), '{ "sellingPrice": "Our Ask" }');
  await writeFile(join(folder, "typo.json"), '{ "vinn": "VIN" }');
  await writeFile(
    join(folder, "settings.json"),
    '{ "inventoryFeed": { "columns": { "sellingPrice": "Our Ask" } } }',
  );
  await writeFile(join(folder, "stock.csv"), "VIN,Stock #,Odometer\n");
  await writeFile(join(folder, "page.html"), "<!doctype html>");
});
afterAll(() => rm(folder, { recursive: true }));

async function run(line: string, variables: Record<string, string> = {}) {
  const defaults = { DATABASE_URL: database.importerUrl, DATA_DIR: join(folder, "data"), INIT_CWD: folder };
  const environment = readEnv({ ...defaults, ...variables });
  const args = parseArguments(line.split(" "));
  if (!environment.ok || args.kind !== "import") throw new Error("a test's own mistake");
  const said: string[] = [];
  const code = await runImport(args.arguments, { env: environment.env, print: (text) => said.push(text) });
  return { code, said: said.join("\n") };
}

describe("runImport", () => {
  it("imports, prints a report, and exits with 0", async () => {
    const { code, said } = await run("good.csv");
    expect(said).toContain("10 rows: 9 vehicles, 1 quarantined.");
    expect(said).toContain('1 × the model year is not a year — "x" (line 5)');
    expect(said).toContain("north: 9 vehicles (9 new, 0 changed, 0 removed), inventory version 1.");
    expect(code).toBe(0);
    expect((await loadInventory(database.site)).vehicles).toHaveLength(9);
  });

  it("writes the quarantined rows as JSON and CSV to the data folder, for its owner only", async () => {
    const dataDir = join(folder, "reports");
    await mkdir(join(dataDir, "imports"), { recursive: true, mode: 0o755 });
    await run("good.csv", { DATA_DIR: dataDir });
    const names = (await readdir(join(dataDir, "imports"))).sort();
    expect(names).toEqual([
      expect.stringMatching(/^\d{4}-.*-good\.csv\.csv$/),
      expect.stringMatching(/-good\.csv\.json$/),
    ]);
    const paths = ["", ...names].map((name) => join(dataDir, "imports", name));
    const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777));
    expect(modes).toEqual([0o700, 0o600, 0o600]);
    const [csv, json] = await Promise.all(
      names.map((name) => readFile(join(dataDir, "imports", name), "utf8")),
    );
    expect(csv).toContain(`5,${vinOf(3)},north,no,year.unreadable,year,x,the model year is not a year\r\n`);
    expect(JSON.parse(json!)).toMatchObject({
      kind: "imported",
      source: "good.csv",
      changes: [{ storeId: "north", added: 9 }],
      summary: { rows: 10, accepted: 9, quarantined: 1 },
      quarantined: [{ line: 5, vin: vinOf(3), reasons: [{ code: "year.unreadable" }] }],
    });
  });

  it("exits with 1 for a refused feed, and with 0 when the drop is allowed", async () => {
    await run("good.csv");
    const refused = await run("few.csv");
    expect(refused.said).toContain(
      "Refused: north has 9 vehicles and the feed 2; 77.78% of the lot would go.",
    );
    expect(refused.said).toContain("Nothing was changed.");
    expect(refused.code).toBe(1);
    expect((await run("few.csv", { FEED_MAX_DROP: "80%" })).code).toBe(0);
  });

  it("prefers the share of the command line over that of the environment", async () => {
    await run("good.csv");
    expect((await run("few.csv --max-drop 70%", { FEED_MAX_DROP: "100%" })).code).toBe(1);
  });

  it("prints the planned changes in a dry run", async () => {
    const { code, said } = await run("good.csv --dry-run");
    expect(said).toContain("Would replace north: 9 vehicles (9 new, 0 changed, 0 removed).");
    expect(code).toBe(0);
    expect((await loadInventory(database.site)).vehicles).toEqual([]);
  });

  it("reads the columns of a file, or of the settings", async () => {
    const settings = { SETTINGS_FILE: join(folder, "settings.json") };
    expect((await run("renamed.csv")).said).toContain("2 × has no price");
    for (const [line, variables] of [
      ["renamed.csv --columns map.json", {}],
      ["renamed.csv", settings],
    ] as const) {
      const { code, said } = await run(line, variables);
      expect(said).not.toContain("has no price");
      expect(code).toBe(0);
    }
    // The file replaces the settings, which name a column that this feed lacks.
    await writeFile(join(folder, "none.json"), "{}");
    expect((await run("good.csv", settings)).said).toContain("The feed has no column Our Ask");
    expect((await run("good.csv --columns none.json", settings)).code).toBe(0);
  });

  it.each([
    ["an unknown store", "good.csv --store moon", {}, "Unknown store moon: use north, "],
    ["an unknown store of a code", "good.csv", { FEED_STORES: "1=moon" }, "Unknown store moon"],
    [
      "an unknown field of the mapping",
      "good.csv --columns typo.json",
      {},
      "vinn: the mapping names a field",
    ],
    ["settings that are none", "good.csv", { SETTINGS_FILE: "nowhere.json" }, "SETTINGS_FILE: nowhere.json"],
    ["a share that is none", "good.csv", { FEED_MAX_DROP: "most" }, "FEED_MAX_DROP"],
  ])("exits with 2 for %s", async (_, line, variables, problem) => {
    expect(await run(line, variables)).toEqual({ code: 2, said: expect.stringContaining(problem) });
  });

  it.each([
    ["nowhere.csv", "There is no file"],
    ["stock.csv", "The nearest is vauto, and the feed has no column for year, make, model, type"],
    ["page.html", "none of the feeds that can be read"],
  ])("exits with 3 for %s", async (file, problem) => {
    expect(await run(file)).toEqual({ code: 3, said: expect.stringContaining(problem) });
  });

  it("exits with 69 when the database is unavailable, and names the setting", async () => {
    const unreachable = { DATABASE_URL: "postgres://x@127.0.0.1:1/x" };
    expect(await run("good.csv", unreachable)).toEqual({
      code: 69,
      said: expect.stringContaining("DATABASE_URL: 127.0.0.1:1 does not answer"),
    });
  });

  it("starts the embedded database of the data folder without DATABASE_URL", async () => {
    const env = { DATABASE_URL: "", DATA_DIR: join(folder, "embedded") };
    const done = stopWhenKilled(env.DATA_DIR);
    expect(await run("good.csv", env)).toEqual({
      code: 0,
      said: expect.stringContaining("inventory version 1."),
    });
    expect(await run("good.csv --if-empty", env)).toEqual({
      code: 0,
      said: expect.stringContaining("there are 9 vehicles already"),
    });
    done();
  });
});

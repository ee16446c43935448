import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKeyPair } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { parseCommand } from "./cli/parse-command.ts";
import { runCommand } from "./cli/run-command.ts";
import { readEnv } from "./env.ts";
import { stateOf } from "./testing/queue.ts";
import { makeLead, storeLead } from "./testing/store-lead.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import { usePrograms } from "./testing/worker-process.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
const start = usePrograms();
const folder = mkdtempSync(join(tmpdir(), "forecourt-leads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => database.reset());

/** Runs a command in this process. */
async function leads(...argv: string[]) {
  const parsed = parseCommand(argv);
  const environment = readEnv(workers.env());
  if (parsed.kind !== "command" || !environment.ok) throw new Error("wrong command");
  let output = "";
  const said: string[] = [];
  const { Writable } = await import("node:stream");
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      output += chunk;
      done();
    },
  });
  const printStatus = (line: string) => said.push(line);
  const code = await runCommand(parsed.command, {
    database: database.worker,
    env: environment.env,
    output: stream,
    printStatus,
  });
  return { code, output, said };
}

const kill = (id: string, state = "dead") =>
  database.owner.pool.query(
    "UPDATE outbox SET state = $2, attempts = 11, last_error_code = 'http.422' WHERE lead_id = $1",
    [id, state],
  );

describe("leads list", () => {
  it("prints states and error codes, no personal data", async () => {
    expect((await leads("list")).output).toBe("No leads.\n");
    const [dead, waiting] = [
      await storeLead(database.site, workers.keyPair),
      await storeLead(database.site, workers.keyPair, makeLead({}, { storeId: "airport" })),
    ];
    await kill(dead);
    const { output, code } = await leads("list");
    expect(code).toBe(0);
    expect(output.split("\n")).toHaveLength(4);
    expect(output).toMatch(new RegExp(`${dead} .* north +dead +11 .*http\\.422`));
    expect(output).not.toContain("Ada");
    expect((await leads("list", "--state", "dead")).output).not.toContain(waiting);
    const json = JSON.parse((await leads("list", "--store", "airport", "--json")).output);
    expect(json).toMatchObject([{ id: waiting, state: "ready" }]);
  });
});

describe("leads link", () => {
  it("prints a new link each time, which shows the terms once; show lists the views", async () => {
    const worker = await workers.start();
    const id = await storeLead(database.site, workers.keyPair);
    const link = async () => {
      const { output, code } = await leads("link", id);
      expect(code).toBe(0);
      return output.trim().replace(/^http:\/\/localhost:\d+/, `http://127.0.0.1:${worker.port}`);
    };
    const [first, second] = [await link(), await link()];
    expect(first).not.toBe(second);
    for (const each of [first, second]) expect((await fetch(each, { method: "POST" })).status).toBe(200);
    expect((await leads("show", id)).output.match(/Sealed terms shown: 20\d\d-/g)).toHaveLength(2);
    expect(JSON.parse((await leads("show", id, "--json")).output).views).toHaveLength(2);
  });

  it("says that a lead is unknown or no longer kept, and exits with 1", async () => {
    const none = "00000000-0000-4000-8000-000000000000";
    expect(await leads("link", none)).toMatchObject({ code: 1, output: "", said: [`${none}: no such lead`] });
    const id = await storeLead(database.site, workers.keyPair);
    await database.owner.pool.query("UPDATE lead SET sealed = NULL");
    expect(await leads("link", id)).toMatchObject({
      code: 1,
      said: [`${id}: its content is no longer kept`],
    });
  });
});

describe("leads show", () => {
  it("prints the decrypted lead", async () => {
    const id = await storeLead(database.site, workers.keyPair);
    const { output, code } = await leads("show", id);
    expect(code).toBe(0);
    expect(output).toContain('"firstName": "Ada"');
    expect(JSON.parse((await leads("show", id, "--json")).output)).toMatchObject({
      id,
      content: "open",
      lead: { comments: "Is it still there?" },
      journal: [],
    });
  });

  it("prints why a lead cannot be decrypted, and exits with 1 for an unknown lead", async () => {
    const id = await storeLead(database.site, await createKeyPair());
    expect((await leads("show", id)).output).toContain("cannot be read: sealed.unknown-key");
    await database.owner.pool.query("UPDATE lead SET sealed = NULL");
    expect((await leads("show", id)).output).toContain("cannot be read: wiped");
    const none = "00000000-0000-4000-8000-000000000000";
    expect(await leads("show", none)).toEqual({ code: 1, output: "", said: [`${none}: no such lead`] });
  });
});

describe("leads retry", () => {
  it("makes dead and held leads due, with their attempts reset", async () => {
    const id = await storeLead(database.site, workers.keyPair);
    await kill(id);
    expect(await leads("retry", id)).toMatchObject({ code: 0, output: `${id}: due now\n` });
    expect(await stateOf(database, id)).toMatchObject({ state: "ready", attempts: 0 });
  });

  it("retries all leads of a state", async () => {
    for (let n = 0; n < 3; n += 1) await kill(await storeLead(database.site, workers.keyPair), "held");
    expect((await leads("retry", "--state", "held")).output).toBe("3 leads are due now.\n");
    expect((await leads("retry", "--state", "held")).output).toBe("No held leads.\n");
  });

  it("exits with 1 when a lead was sent or is unknown", async () => {
    const id = await storeLead(database.site, workers.keyPair);
    await database.owner.pool.query("UPDATE outbox SET state = 'sent', sent_at = now()");
    const none = "00000000-0000-4000-8000-000000000000";
    expect(await leads("retry", id, none)).toMatchObject({
      code: 1,
      output: `${id}: not retried, it is sent\n${none}: no such lead\n`,
    });
  });
});

describe("leads export", () => {
  it("writes one JSON object per lead, oldest first, including those that cannot be decrypted", async () => {
    const open = await storeLead(database.site, workers.keyPair);
    const closed = await storeLead(database.site, await createKeyPair());
    const { output } = await leads("export");
    expect(
      output
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { id: open, content: "open", lead: { customer: { email: "ada@example.com" } } },
      { id: closed, content: "sealed.unknown-key", lead: null },
    ]);
    expect(output).not.toContain('sealed":');
  });

  it("writes CSV to a file that only its owner can read", async () => {
    const customer = {
      firstName: "=HYPERLINK(1)",
      lastName: 'O"Hara, Jr.',
      email: "a@example.com",
      phone: "4175550123",
    };
    const id = await storeLead(
      database.site,
      workers.keyPair,
      makeLead({ customer, comments: "two\nlines" }),
    );
    const out = join(folder, "leads.csv");
    writeFileSync(out, "an earlier export", { mode: 0o644 });
    const { code, said, output } = await leads("export", "--format", "csv", "--out", out);
    expect({ code, said, output }).toEqual({ code: 0, said: [`Written to ${out}.`], output: "" });
    const text = readFileSync(out, "utf8");
    expect(text).toContain(`\r\n${id},`);
    expect(text).toContain(
      `,'=HYPERLINK(1),"O""Hara, Jr.",a@example.com,4175550123,2023 Mitsubishi Outlander,`,
    );
    expect(text).toContain('"two\nlines"');
    expect(statSync(out).mode & 0o777).toBe(0o600);
  });

  it("filters by state and time", async () => {
    await storeLead(database.site, workers.keyPair);
    expect((await leads("export", "--state", "dead")).output).toBe("");
    expect((await leads("export", "--since", "2999-01-01")).output).toBe("");
    expect((await leads("export", "--until", "2999-01-01")).output).not.toBe("");
  });
});

describe("the program", () => {
  it("starts the embedded database of DATA_DIR when it is not running, and stops it again", async () => {
    const DATA_DIR = join(folder, "data");
    const result = await start("leads-cli.ts", ["list"], { DATA_DIR }).ended;
    expect(result).toEqual({ code: 0, output: "No leads.\n", errors: "" });
    expect(() => statSync(join(DATA_DIR, "database/cluster/postmaster.pid"))).toThrow("ENOENT");
  });

  it("exits with 2 and prints the usage for an invalid command, and with 69 without a database", async () => {
    const [wrong, away] = await Promise.all([
      start("leads-cli.ts", ["destroy"], {}).ended,
      start("leads-cli.ts", ["list"], { DATABASE_URL: "postgres://u:hidden@127.0.0.1:1/x" }).ended,
    ]);
    expect(wrong).toMatchObject({
      code: 2,
      output: "",
      errors: expect.stringContaining("Usage: pnpm leads COMMAND"),
    });
    expect(away).toMatchObject({
      code: 69,
      output: "",
      errors: expect.stringContaining("DATABASE_URL: 127.0.0.1:1 does not answer"),
    });
    expect(away.errors).not.toContain("hidden");
  });
});

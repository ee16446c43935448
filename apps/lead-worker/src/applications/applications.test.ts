import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadLenderKeys, publicLenderKey, rotateLenderKey } from "@forecourt/database";
import { openForLender } from "@forecourt/database/lender-sealing";
import { beforeEach, describe, expect, it } from "vitest";
import { runApplicationsCommand } from "../cli/run-applications-command.ts";
import { advanceQueueTime, countStates } from "../testing/queue.ts";
import { SECRET_TEXT, storeApplication } from "../testing/store-application.ts";
import { until } from "../testing/until.ts";
import { useLeadWorker } from "../testing/use-lead-worker.ts";
import { usePrograms } from "../testing/worker-process.ts";

const { database, workers, crm: lender } = useLeadWorker();
const runProgram = usePrograms();
const folder = () => join(workers.dataDir, "lender");
beforeEach(() => rmSync(folder(), { recursive: true, force: true }));

const lenderKeys = () => loadLenderKeys(workers.dataDir);
const store = async (options = {}) =>
  storeApplication(database.site, workers.keyPair, publicLenderKey((await lenderKeys())[0]), options);
const untilStates = (states: object) =>
  until(async () => expect(await countStates(database)).toEqual(states));
const stateOfApplication = async (id: string) =>
  (
    await database.owner.pool.query(
      "SELECT state, attempts, last_error_code AS code FROM outbox WHERE application_id = $1",
      [id],
    )
  ).rows[0];

/** The command in this process. */
async function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const output: string[] = [];
  const errors: string[] = [];
  const print = { log: (line: string) => output.push(line), error: (line: string) => errors.push(line) };
  const code = await runApplicationsCommand(args, workers.dataDir, print);
  return { code, output: output.join("\n"), errors: errors.join("\n") };
}

describe("without a lender's endpoint", () => {
  it("writes the sealed file for its owner alone, and tells that it arrived, never what is in it", async () => {
    const { port } = await workers.start();
    const { applicationId } = await store();
    await untilStates({ sent: 2 });
    const path = join(folder(), `${applicationId}.sealed`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const sealed = readFileSync(path, "utf8").trim();
    expect(await openForLender(await lenderKeys(), sealed)).toMatchObject({
      value: { text: JSON.stringify({ text: SECRET_TEXT }) },
    });

    for (const [language, title] of [
      ["en", "Applications for the lender"],
      ["es", "Solicitudes para el prestamista"],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${port}/inbox`, {
        headers: { "accept-language": language },
      });
      const page = await answer.text();
      expect(page).toContain(title);
      expect(page).toContain(applicationId);
      for (const part of sealed.split(".").filter(Boolean)) expect(page).not.toContain(part);
    }
    for (const line of workers.logged) expect(JSON.stringify(line)).not.toContain(sealed.slice(-40));
    expect(workers.logged).toContainEqual(expect.objectContaining({ applicationId, outcome: "sent" }));
  });

  it("is opened by the command with the current and with a retired key", async () => {
    await workers.start();
    const first = await store();
    await untilStates({ sent: 2 });
    const path = join(folder(), `${first.applicationId}.sealed`);
    const program = await runProgram("applications-cli.ts", ["open", path], { DATA_DIR: workers.dataDir })
      .ended;
    expect([program.code, JSON.parse(program.output)]).toEqual([0, { text: SECRET_TEXT }]);

    expect((await run("rotate")).output).toMatch(/^New key: [\w-]{43}\./);
    const second = await store();
    await untilStates({ sent: 4 });
    for (const { applicationId } of [first, second]) {
      const { code, output } = await run("open", join(folder(), `${applicationId}.sealed`));
      expect([code, JSON.parse(output)]).toEqual([0, { text: SECRET_TEXT }]);
    }
    expect((await run("list")).output.split("\n")).toHaveLength(2);
  });

  it("explains a wrong command and a file that is not one", async () => {
    expect(await run("open")).toMatchObject({ code: 2, errors: expect.stringContaining("Usage:") });
    expect(await run("open", "/nowhere/x.sealed")).toMatchObject({ code: 3 });
    expect(await run("open", import.meta.filename)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("sealed.damaged"),
    });
  });
});

describe("with a lender's endpoint", () => {
  it("posts it under its id, and again while the lender is down", async () => {
    const answers = [503, 429, 202];
    lender.answer((_request, response) => response.writeHead(answers.shift() ?? 202).end());
    await workers.start({ LENDER_API_URL: `${lender.url}/v1` });
    const { applicationId } = await store();
    for (const waiting of [2, 1]) {
      await until(async () => expect(answers).toHaveLength(waiting));
      await untilStates({ sent: 1, ready: 1 });
      await advanceQueueTime(database, 3600);
    }
    await untilStates({ sent: 2 });
    expect(lender.received.map(({ path, key }) => [path, key])).toEqual(
      Array(3).fill(["/v1/credit-applications", applicationId]),
    );
    const bodies = new Set(lender.received.map(({ body }) => body));
    expect(bodies.size).toBe(1);
    const body = JSON.parse([...bodies][0] ?? "{}");
    const [key] = await lenderKeys();
    expect(body).toEqual({ applicationId, keyId: key.kid, sealed: expect.any(String) });
    expect(await openForLender([key], body.sealed)).toMatchObject({ ok: true, value: { applicationId } });
    expect(() => readdirSync(folder())).toThrow("ENOENT");
  });

  it("gives up what the lender refuses, and sends it again with its lead's retry", async () => {
    lender.answer((_request, response) => response.writeHead(422).end());
    await workers.start({ LENDER_API_URL: lender.url });
    const { leadId, applicationId } = await store();
    await until(async () =>
      expect(await stateOfApplication(applicationId)).toMatchObject({ state: "dead", code: "http.422" }),
    );
    lender.answer((_request, response) => response.writeHead(202).end());
    const retried = await runProgram("leads-cli.ts", ["retry", leadId], workers.env()).ended;
    expect(retried.output).toContain("due now");
    await until(async () => expect(await stateOfApplication(applicationId)).toMatchObject({ state: "sent" }));
  });
});

it("never sends anything that is not sealed, or sealed as another application", async () => {
  await workers.start({ LENDER_API_URL: lender.url });
  const [key] = await lenderKeys();
  const open = await store({ sealed: SECRET_TEXT });
  await store();
  await until(() => Promise.resolve(expect(lender.received).toHaveLength(1)));
  const { sealed } = JSON.parse(lender.received[0]?.body ?? "{}");
  const moved = await storeApplication(database.site, workers.keyPair, publicLenderKey(key), { sealed });
  for (const { applicationId } of [open, moved])
    await until(async () =>
      expect(await stateOfApplication(applicationId)).toMatchObject({
        state: "dead",
        code: "application.invalid",
      }),
    );
  expect(lender.received).toHaveLength(1);
});

it("a suspicious application waits for a person", async () => {
  await workers.start();
  await store({ held: true });
  await store();
  await untilStates({ held: 2, sent: 2 });
});

it("wipes the sealed column a day after delivery, at the worker's start", async () => {
  const worker = await workers.start();
  const { applicationId } = await store();
  await untilStates({ sent: 2 });
  await worker.stop();
  const wiped = async () =>
    (await database.owner.pool.query("SELECT id FROM credit_application WHERE sealed IS NULL")).rows;
  const age = (interval: string) =>
    database.owner.pool.query(`UPDATE outbox SET sent_at = now() - interval '${interval}'`);
  await age("23 hours");
  const second = await workers.start();
  await store();
  await untilStates({ sent: 4 });
  expect(await wiped()).toEqual([]);
  await second.stop();
  await age("25 hours");
  await workers.start();
  await until(async () => expect(await wiped()).toHaveLength(2));
  expect(await wiped()).toContainEqual({ id: applicationId });
  expect((await database.owner.pool.query("SELECT id FROM lead WHERE sealed IS NULL")).rows).toEqual([]);
});

it("keeps a rotated key beside the new one", async () => {
  const before = await lenderKeys();
  const { kid } = await rotateLenderKey(workers.dataDir);
  expect((await lenderKeys()).map((key) => key.kid)).toEqual([kid, ...before.map((key) => key.kid)]);
});

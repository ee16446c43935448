import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { useTestDatabase } from "@forecourt/database/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { useCrmServer } from "./testing/crm-server.ts";
import { advanceQueueTime, countStates, stateOf } from "./testing/queue.ts";
import { storeLead } from "./testing/store-lead.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import { until } from "./testing/until.ts";
import { usePrograms } from "./testing/worker-process.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
const crm = useCrmServer();
const start = usePrograms();
beforeEach(() => database.reset());

const store = () => storeLead(database.site, workers.keyPair);
const LEASE_SECONDS = 31;

/** Accepts connections and never answers. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  socket.on("error", () => {}).pause();
  sockets.add(socket);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

describe("a worker that is killed", () => {
  it("after the claim, before sending: the next worker delivers the lead once", async () => {
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as { port: number };
    const first = start("main.ts", [], workers.env({ EMAIL_API_URL: `http://127.0.0.1:${port}` }));
    const id = await store();
    await once(silent, "connection");
    first.process.kill("SIGKILL");
    await first.ended;
    expect(await stateOf(database, id)).toMatchObject({ state: "sending", attempts: 1 });

    await advanceQueueTime(database, LEASE_SECONDS);
    await workers.start({ EMAIL_API_URL: crm.url });
    await until(async () =>
      expect(await stateOf(database, id)).toMatchObject({ state: "sent", attempts: 2 }),
    );
    expect(crm.received.map(({ key }) => key)).toEqual([id]);
  });

  it("after sending, before the response: the lead arrives twice with one idempotency key", async () => {
    crm.answer(() => {});
    const first = start("main.ts", [], workers.env({ EMAIL_API_URL: crm.url }));
    const id = await store();
    await until(() => expect(crm.received).toHaveLength(1));
    first.process.kill("SIGKILL");
    await first.ended;
    crm.answer((_request, response) => response.writeHead(202).end());
    const others = await Promise.all([store(), store()]);

    await advanceQueueTime(database, LEASE_SECONDS);
    await workers.start({ EMAIL_API_URL: crm.url });
    await until(async () => expect(await countStates(database)).toEqual({ sent: 3 }));
    expect(crm.received.map(({ key }) => key).sort()).toEqual([id, id, ...others].sort());
  });
});

describe("a worker that is stopped", () => {
  it("finishes running deliveries and exits with 0", async () => {
    let answer: () => unknown = () => {};
    crm.answer((_request, response) => {
      answer = () => response.headersSent || response.writeHead(202).end();
    });
    const worker = start("main.ts", [], workers.env({ EMAIL_API_URL: crm.url }));
    const id = await store();
    await until(() => expect(crm.received).toHaveLength(1));
    worker.process.kill("SIGTERM");
    // Two signals, as by Ctrl-C in a terminal: the parent process also stops this one.
    worker.process.kill("SIGINT");
    worker.process.stdout?.on("data", (chunk) => String(chunk).includes("Stopping.") && answer());
    const { code, output, errors } = await worker.ended;
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toContain("Stopped.");
    expect((await stateOf(database, id)).state).toBe("sent");
  });
});

describe("a worker whose parent process has ended", () => {
  it("finishes running deliveries and ends", async () => {
    let answer: () => unknown = () => {};
    crm.answer((_request, response) => {
      answer = () => response.writeHead(202).end();
    });
    const worker = start("main.ts", [], workers.env({ EMAIL_API_URL: crm.url }));
    const id = await store();
    await until(() => expect(crm.received).toHaveLength(1));
    // Node emits no "close" after a disconnect by the parent.
    const exited = once(worker.process, "exit");
    worker.process.disconnect();
    worker.process.stdout?.on("data", (chunk) => String(chunk).includes("parent process") && answer());
    expect(await exited).toEqual([0, null]);
    expect((await stateOf(database, id)).state).toBe("sent");
  });
});

describe("invalid settings", () => {
  it("exit with 78 and log the name of every invalid variable, never its value", async () => {
    const env = workers.env({ EMAIL_API_URL: "ftp://secret", SMTP_URL: "mail", WORKER_PORT: "x" });
    const { code, output } = await start("main.ts", [], env).ended;
    expect(code).toBe(78);
    for (const name of ["EMAIL_API_URL", "SMTP_URL", "WORKER_PORT"]) expect(output).toContain(name);
    expect(output).not.toContain("secret");
  });

  it.each([
    ["WORKER_PRIVATE_KEY: is missing", { WORKER_PRIVATE_KEY: "" }],
    ["WORKER_PRIVATE_KEY: is not a key", { WORKER_PRIVATE_KEY: "c2VjcmV0" }],
    ["WORKER_PRIVATE_KEY: is a public key", { WORKER_PRIVATE_KEY: `public.${"c2VjcmV0".repeat(5)}c2U` }],
    [
      "WORKER_RETIRED_KEYS, key 2: is not a key",
      { WORKER_RETIRED_KEYS: `${"c2VjcmV0".repeat(5)}c2U,c2VjcmV0` },
    ],
  ])("of keys exit with 78: %s", async (text, variables) => {
    const { code, output } = await start("main.ts", [], workers.env(variables)).ended;
    expect(code).toBe(78);
    expect(output).toContain(text);
    expect(output).not.toContain("c2VjcmV0");
    expect(output).not.toContain("OpenSSL");
    expect(existsSync(join(workers.dataDir, "keys"))).toBe(false);
  });

  it("of the database exit with 78, and log the name without the password", async () => {
    const away = new URL(database.workerUrl);
    away.password = "hidden";
    const env = workers.env({ WORKER_DATABASE_URL: away.href });
    const { code, output } = await start("main.ts", [], env).ended;
    expect(code).toBe(78);
    expect(output).toContain("WORKER_DATABASE_URL: ");
    expect(output).toContain("refuses the user forecourt_worker or the password");
    expect(output).not.toContain("hidden");
  });
});

import { connect, createServer, type Server, type Socket } from "node:net";
import { useTestDatabase } from "@forecourt/database/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useCrmServer } from "./testing/crm-server.ts";
import { countStates } from "./testing/queue.ts";
import { storeLead } from "./testing/store-lead.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import { until } from "./testing/until.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
const crm = useCrmServer();

/** A TCP proxy before the database, stopped to simulate an outage. */
const sockets = new Set<Socket>();
let proxy: Server;
let port = 0;
async function startProxy(): Promise<void> {
  const target = new URL(database.workerUrl);
  proxy = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on("error", () => {}).on("close", () => sockets.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  port = (proxy.address() as { port: number }).port;
}
async function stopProxy(): Promise<void> {
  const closed = new Promise((resolve) => proxy.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
}
const proxyUrl = () => {
  const url = new URL(database.workerUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return url.href;
};
beforeEach(async () => {
  await database.reset();
  await startProxy();
});
afterEach(async () => {
  await stopProxy().catch(() => {});
});

it("retries during a database outage, logs it once, and neither loses nor repeats a lead", async () => {
  const pending: (() => void)[] = [];
  crm.answer((_request, response) => {
    pending.push(() => response.writeHead(202).end());
  });
  const worker = await workers.start({ EMAIL_API_URL: crm.url, DATABASE_URL: proxyUrl() });
  const health = () => fetch(`http://127.0.0.1:${worker.port}/health`);
  const first = await storeLead(database.site, workers.keyPair);
  await until(() => expect(pending).toHaveLength(1));

  await stopProxy();
  // The CRM accepts the lead, but the outcome cannot be recorded.
  for (const answer of pending) answer();
  crm.answer((_request, response) => response.writeHead(202).end());
  await until(async () => {
    const answer = await health();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: "unavailable", database: "down", queue: null });
  });
  // Stored after the outage began: a claim in flight at that moment would include it.
  const second = await storeLead(database.site, workers.keyPair);
  expect(await countStates(database)).toEqual({ sending: 1, ready: 1 });

  await startProxy();
  await until(async () => expect(await countStates(database)).toEqual({ sent: 2 }));
  expect(crm.received.map(({ key }) => key)).toEqual([first, second]);
  await until(async () => expect((await health()).status).toBe(200));
  const said = workers.logged.filter(({ msg }) => String(msg).includes("The database"));
  // One line per change; on a slow machine there may be several outages.
  const levels = said.map(({ level }) => level);
  expect(levels).toEqual(levels.map((_, at) => (at % 2 === 0 ? 50 : 30)));
  expect(levels.at(-1)).toBe(30);
  await worker.stop();
});

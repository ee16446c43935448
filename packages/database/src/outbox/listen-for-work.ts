import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Database } from "../connection/open-database.ts";
import { WORK_CHANNEL } from "./announce-work.ts";

const INITIAL_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;

/**
 * Calls `wake` when a message was stored (LISTEN). Notifications can be lost, by poolers or a broken connection, so
 * workers must also poll.
 *
 * @example const listener = listenForWork(worker, () => loop.wake()); … await listener.stop();
 */
export function listenForWork(database: Database, wake: () => void): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const listening = listenUntil(database.url, wake, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await listening;
    },
  };
}

async function listenUntil(url: string, wake: () => void, stopping: AbortSignal): Promise<void> {
  let pause = INITIAL_DELAY_MS;
  while (!stopping.aborted) {
    const connected = await listenOnce(url, wake, stopping);
    pause = connected ? INITIAL_DELAY_MS : Math.min(pause * 2, MAX_DELAY_MS);
    await sleep(pause, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Listens until the connection ends; returns whether LISTEN succeeded. */
async function listenOnce(url: string, wake: () => void, stopping: AbortSignal): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    application_name: "forecourt listener",
  });
  const ended = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
    stopping.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", () => wake());
  try {
    await client.connect();
    await client.query(`LISTEN ${WORK_CHANNEL}`);
  } catch {
    await client.end().catch(() => {});
    return false;
  }
  // Messages may have been stored while not listening.
  wake();
  await ended;
  await client.end().catch(() => {});
  return true;
}

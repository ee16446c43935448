import { randomInt } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { DatabaseFolder } from "./data-folder.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * Below the ports that systems give to outgoing connections: one of those could hold the port while the server restarts.
 */
const PORTS = [10_000, 20_000] as const;
const TRIES = 100;

/**
 * Chooses the port: the requested one, else the last one, else a free one.
 *
 * A restarted server keeps its port, since other processes use its URL.
 */
export async function chooseServerPort(folder: DatabaseFolder, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted;
    throw new EmbeddedPostgresError(
      "embedded.port-taken",
      `port ${wanted} is taken. Choose another one for the database.`,
    );
  }
  const last = lastPort(folder);
  return last !== null && (await isFree(last)) ? last : anyFreePort();
}

/** Stores the port for the next start. */
export function rememberServerPort(folder: DatabaseFolder, port: number): void {
  writeFileSync(folder.portFile, `${port}\n`);
}

function lastPort(folder: DatabaseFolder): number | null {
  try {
    const port = Number(readFileSync(folder.portFile, "utf8"));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}

async function anyFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresError("embedded.port-taken", "no port from 10000 to 19999 is free.");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
  });
}

import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { DatabaseFolder } from "./data-folder.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

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
  return last !== null && (await isFree(last)) ? last : listenOnce(0);
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

async function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

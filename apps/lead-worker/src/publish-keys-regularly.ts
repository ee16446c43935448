import { type Database, type KeyPair, publishWorkerKeys, releaseForKeys } from "@forecourt/database";
import type { DatabaseMonitor } from "./database-monitor.ts";
import type { Log } from "./log.ts";
import { runRegularly } from "./run-regularly.ts";

/** The site takes a key for gone that was not published for some minutes. */
const MINUTE_MS = 60_000;

type Parts = { database: Database; keyPairs: readonly KeyPair[]; log: Log };

/**
 * Publishes the ids of the worker's keys. Makes messages due that were held for one of these keys.
 *
 * @throws DatabaseError
 */
export async function publishKeys({ database, keyPairs, log }: Parts): Promise<void> {
  const publicKeys = keyPairs.map(({ publicKey }) => publicKey);
  await publishWorkerKeys(database, publicKeys);
  const count = await releaseForKeys(database, publicKeys);
  if (count > 0) log.info({ count }, "Messages that waited for this key are due now.");
}

/** Repeats {@link publishKeys} every minute until stopped. */
export function publishKeysRegularly(
  parts: Parts & { monitor: DatabaseMonitor; everyMs?: number | undefined },
): { stop: () => Promise<void> } {
  const { monitor, log, everyMs = MINUTE_MS } = parts;
  const pass = async () => {
    await publishKeys(parts);
    return everyMs;
  };
  return runRegularly(pass, { monitor, log, everyMs, failure: "The keys could not be published." });
}

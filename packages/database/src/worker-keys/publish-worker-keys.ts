import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { keyId } from "../sealing/key-pair.ts";

/** In one order, so that two workers do not wait for each other. */
const PUBLISH = `
INSERT INTO worker_key (id)
SELECT id FROM unnest($1::text[]) AS id ORDER BY id
ON CONFLICT (id) DO UPDATE SET seen_at = now()`;

/**
 * Publishes the ids of the keys that a worker has. So a site with another key is recognised. A worker does so at its
 * start and every minute.
 *
 * @param publicKeys the current key and the retired ones
 * @throws DatabaseError
 * @example await publishWorkerKeys(worker, keyPairs.map(({ publicKey }) => publicKey));
 */
export async function publishWorkerKeys(database: Database, publicKeys: readonly string[]): Promise<void> {
  const ids = [...new Set(publicKeys.map(workerKeyId))];
  await runQuery(database, ({ rows }) => rows(PUBLISH, [ids]));
}

/**
 * Returns the id of a key of the worker, as it is published.
 *
 * @example workerKeyId(publicKey) // "cfe0e6a8490c6c33"
 */
export function workerKeyId(publicKey: string): string {
  return keyId(publicKey).toString("hex");
}

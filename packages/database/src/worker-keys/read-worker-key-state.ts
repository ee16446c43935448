import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { workerKeyId } from "./publish-worker-keys.ts";

/** Workers publish every minute. A key that was not among the last two times is gone. */
const SEEN_SECONDS = 150;

/**
 * Compared with the last time of any worker, not with now. So keys stay known while no worker runs.
 */
const STATE = `
SELECT id = $1 AS own FROM worker_key
WHERE seen_at >= (SELECT max(seen_at) FROM worker_key) - make_interval(secs => $2)`;

/** `known`: a worker opens what is sealed to it. `unknown`: none does. `none`: no worker has run yet. */
export type WorkerKeyState = "known" | "unknown" | "none";

/**
 * Tells whether a worker that ran lately has the private key of a public one. A retired key is known too.
 *
 * @throws DatabaseError
 * @example if ((await readWorkerKeyState(site, publicKey)) === "unknown") …
 */
export async function readWorkerKeyState(database: Database, publicKey: string): Promise<WorkerKeyState> {
  const keys = await runQuery(database, ({ rows }) =>
    rows<{ own: boolean }>(STATE, [workerKeyId(publicKey), SEEN_SECONDS]),
  );
  if (keys.length === 0) return "none";
  return keys.some(({ own }) => own) ? "known" : "unknown";
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../connection/open-database.ts";
import { parseWorkerPrivateKey, WORKER_KEY_PROBLEMS } from "../sealing/worker-key-text.ts";
import { WrongSecretError } from "../secrets/wrong-secret-error.ts";
import { workerKeyId } from "./publish-worker-keys.ts";
import { readWorkerKeyState } from "./read-worker-key-state.ts";

const RETRY_MS = 250;

/**
 * Checks that a worker can open what is sealed to a public key. While no worker has run yet, every key passes.
 *
 * @param options `variable` is the setting's name. `patienceMs` is how long a starting worker has to publish the key
 * @throws WrongSecretError when the workers have other keys
 * @throws DatabaseError
 * @example await requireWorkerKey(site, env.WORKER_PUBLIC_KEY, { variable: "WORKER_PUBLIC_KEY", patienceMs: 8000 });
 */
export async function requireWorkerKey(
  database: Database,
  publicKey: string,
  { variable, patienceMs }: { variable: string; patienceMs: number },
): Promise<void> {
  const isKnown = async (key: string) => (await readWorkerKeyState(database, key)) !== "unknown";
  if (await isKnown(publicKey)) return;
  // Without its prefix a private key looks like a public one.
  const pair = parseWorkerPrivateKey(publicKey);
  if (pair.ok && (await isKnown(pair.value.publicKey)))
    throw new WrongSecretError(variable, WORKER_KEY_PROBLEMS["key.private"]);
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    await sleep(RETRY_MS);
    if (await isKnown(publicKey)) return;
  }
  throw new WrongSecretError(
    variable,
    `no worker of this database has the private key of ${workerKeyId(publicKey)}, so nobody could open a lead. Give the public key of the worker (\`pnpm keys public\` prints it beside the worker's settings), or start a worker that has this key, also as a retired one.`,
  );
}

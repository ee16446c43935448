import { type KeyPair, loadKeyPair } from "@forecourt/database";
import type { WorkerEnv } from "./env.ts";

/**
 * Loads the keys that decrypt leads: the current one first, then the retired ones.
 *
 * @throws when a key cannot be read
 */
export async function loadWorkerKeys(
  env: Pick<WorkerEnv, "DATA_DIR" | "WORKER_PRIVATE_KEY" | "WORKER_RETIRED_KEYS">,
): Promise<KeyPair[]> {
  const { DATA_DIR: dataDir, WORKER_PRIVATE_KEY: privateKey, WORKER_RETIRED_KEYS: retired = "" } = env;
  const others = retired.split(",").map((key) => key.trim());
  return Promise.all([
    loadKeyPair({ dataDir, privateKey }),
    ...others.filter((key) => key !== "").map((key) => loadKeyPair({ dataDir, privateKey: key })),
  ]);
}

import { type KeyPair, loadKeyPair, readKeyPair } from "@forecourt/database";
import type { WorkerEnv } from "./env.ts";

type WorkerKeyEnv = Pick<
  WorkerEnv,
  "DATABASE_URL" | "WORKER_DATABASE_URL" | "DATA_DIR" | "WORKER_PRIVATE_KEY" | "WORKER_RETIRED_KEYS"
>;

/**
 * Loads the keys that decrypt leads: the current one first, then the retired ones.
 *
 * @param options `create`: whether a missing key is made; by default only for the embedded database
 * @throws WrongSecretError with the setting's name when a key is missing or cannot be read
 */
export async function loadWorkerKeys(
  env: WorkerKeyEnv,
  { create = !env.DATABASE_URL && !env.WORKER_DATABASE_URL }: { create?: boolean } = {},
): Promise<[KeyPair, ...KeyPair[]]> {
  const { DATA_DIR: dataDir, WORKER_PRIVATE_KEY: privateKey, WORKER_RETIRED_KEYS: retired = "" } = env;
  const others = retired.split(",").filter((key) => key.trim() !== "");
  return [
    await loadKeyPair({ dataDir, privateKey, create }),
    ...others.map((key, index) => readKeyPair(`WORKER_RETIRED_KEYS, key ${index + 1}`, key)),
  ];
}

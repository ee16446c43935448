import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readOrCreateSecret, readSecret } from "../secrets/secret-file.ts";
import { WrongSecretError } from "../secrets/wrong-secret-error.ts";
import { createKeyPair, type KeyPair } from "./key-pair.ts";
import { parseWorkerPrivateKey, WORKER_KEY_PROBLEMS, workerKeyText } from "./worker-key-text.ts";

/** The setting that has the worker's private key. */
export const WORKER_PRIVATE_KEY = "WORKER_PRIVATE_KEY";

/**
 * Loads the worker's key pair from the given private key (an environment variable). Without one, uses
 * `keys/worker-private-key` in the data folder.
 *
 * @param options `create`: makes that file when it does not exist. Only the embedded database's first start may. Beside
 * another database, the site would have another key
 * @throws WrongSecretError
 * @example const keyPair = await loadKeyPair({ dataDir: ".data", privateKey: env.WORKER_PRIVATE_KEY, create: false });
 */
export async function loadKeyPair({
  dataDir,
  privateKey,
  create,
}: {
  dataDir: string;
  privateKey?: string | undefined;
  create: boolean;
}): Promise<KeyPair> {
  if (privateKey) return readKeyPair(WORKER_PRIVATE_KEY, privateKey);
  const folder = join(dataDir, "keys");
  const path = join(folder, "worker-private-key");
  const stored = readSecret(path);
  if (stored !== null) return readKeyPair(path, stored);
  if (!create) {
    throw new WrongSecretError(
      WORKER_PRIVATE_KEY,
      `is missing, and so is ${path}. A worker with a DATABASE_URL makes no key itself: \`pnpm keys make\` makes a pair for the worker and the site.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const created = await createKeyPair();
  return readKeyPair(
    path,
    readOrCreateSecret(path, () => workerKeyText("private", created.privateKey)),
  );
}

/**
 * Reads a private key of the worker.
 *
 * @param setting what has it, for the error
 * @throws WrongSecretError
 */
export function readKeyPair(setting: string, privateKey: string): KeyPair {
  const read = parseWorkerPrivateKey(privateKey);
  if (read.ok) return read.value;
  throw new WrongSecretError(setting, WORKER_KEY_PROBLEMS[read.errors[0].code]);
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type KeyPair,
  loadKeyPair,
  loadRolePasswords,
  readOrCreateSecret,
} from "../../packages/database/src/index.ts";

export type LocalSecrets = {
  rolePasswords: { site: string; worker: string };
  /** Seals the site's cookies, keys its hashes. */
  siteSecret: string;
  workerKeys: KeyPair;
};

/**
 * The secrets of an installation: from the environment, and what is missing there is made on the first start and kept
 * in the data folder's `keys`, readable by its owner alone.
 */
export async function localSecrets(dataDir: string, env: NodeJS.ProcessEnv): Promise<LocalSecrets> {
  const folder = join(dataDir, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    rolePasswords: loadRolePasswords(dataDir),
    siteSecret: env["SITE_SECRET"] ?? readOrCreateSecret(join(folder, "site-secret")),
    workerKeys: await loadKeyPair({ dataDir, privateKey: env["WORKER_PRIVATE_KEY"] }),
  };
}

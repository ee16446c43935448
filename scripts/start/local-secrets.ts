import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type KeyPair,
  loadKeyPair,
  loadRolePasswords,
  type RolePasswords,
  readOrCreateSecret,
} from "../../packages/database/src/index.ts";

export type LocalSecrets = {
  rolePasswords: RolePasswords;
  /** Encrypts the site's cookies and signs its hashes. */
  siteSecret: string;
  workerKeys: KeyPair;
};

/**
 * Reads the installation's secrets from the environment. Generates missing ones on first start and stores them in
 * `keys` in the data folder. Only the owner can read them.
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

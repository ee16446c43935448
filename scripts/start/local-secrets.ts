import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createKeyPair, loadRolePasswords, readOrCreateSecret } from "../../packages/database/src/index.ts";

export type LocalSecrets = {
  rolePasswords: { site: string; worker: string };
  /** Seals the site's cookies, keys its hashes. */
  siteSecret: string;
  workerKeys: { publicKey: string; privateKey: string };
};

/**
 * The secrets of an installation: from the environment, and what is missing there is made on the first start and kept
 * in the data folder's `keys`, readable by its owner alone.
 */
export async function localSecrets(dataDir: string, env: NodeJS.ProcessEnv): Promise<LocalSecrets> {
  const folder = join(dataDir, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fresh = await createKeyPair();
  const kept = JSON.parse(readOrCreateSecret(join(folder, "worker-key-pair"), () => JSON.stringify(fresh))) as typeof fresh;
  return {
    rolePasswords: loadRolePasswords(dataDir),
    siteSecret: env["SITE_SECRET"] ?? readOrCreateSecret(join(folder, "site-secret")),
    workerKeys: {
      publicKey: env["WORKER_PUBLIC_KEY"] ?? kept.publicKey,
      privateKey: env["WORKER_PRIVATE_KEY"] ?? kept.privateKey,
    },
  };
}

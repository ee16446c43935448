import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type KeyPair,
  loadKeyPair,
  loadLenderKeys,
  loadRolePasswords,
  publicLenderKey,
  type RolePasswords,
  readOrCreateSecret,
} from "../../packages/database/src/index.ts";

export type LocalSecrets = {
  /** Absent when the environment has the address of each role. */
  rolePasswords?: RolePasswords;
  /** Encrypts the site's cookies and signs its hashes. */
  siteSecret: string;
  workerKeys: KeyPair;
  /** The lender's public JWK; empty offers no credit application. */
  lenderKey: string;
};

/**
 * Reads the installation's secrets from the environment. Generates missing ones on first start and stores them in
 * `keys` in the data folder. Only the owner can read them. The worker's key is made for the embedded database only.
 */
export async function localSecrets(dataDir: string, env: NodeJS.ProcessEnv): Promise<LocalSecrets> {
  const folder = join(dataDir, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    ...rolePasswords(dataDir, env),
    siteSecret: env["SITE_SECRET"] || readOrCreateSecret(join(folder, "site-secret")),
    workerKeys: await loadKeyPair({
      dataDir,
      privateKey: env["WORKER_PRIVATE_KEY"],
      create: !env["DATABASE_URL"],
    }),
    lenderKey: await lenderKey(dataDir, env),
  };
}

/** Passwords are made only for roles whose addresses are not given. */
export function rolePasswords(dataDir: string, env: NodeJS.ProcessEnv): Pick<LocalSecrets, "rolePasswords"> {
  const addresses = ["SITE_DATABASE_URL", "WORKER_DATABASE_URL", "IMPORTER_DATABASE_URL"];
  return addresses.every((name) => env[name]) ? {} : { rolePasswords: loadRolePasswords(dataDir) };
}

/** A lender's own endpoint needs the lender's own key: another one would make applications that nobody can open. */
async function lenderKey(dataDir: string, env: NodeJS.ProcessEnv): Promise<string> {
  const given = env["LENDER_PUBLIC_KEY"];
  if (given) return given;
  if (env["LENDER_API_URL"]) return "";
  return JSON.stringify(publicLenderKey((await loadLenderKeys(dataDir))[0]));
}

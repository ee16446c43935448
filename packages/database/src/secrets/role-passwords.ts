import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readOrCreateSecret } from "./secret-file.ts";

/** The passwords of the processes' database roles. */
export type RolePasswords = { site: string; worker: string; importer: string };

/**
 * Loads the passwords of the database roles. Creates them in `keys` of the data folder on first
 * use.
 *
 * @example migrate({ ownerUrl, rolePasswords: loadRolePasswords(".data") })
 */
export function loadRolePasswords(dataDir: string): RolePasswords {
  const folder = join(dataDir, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    site: readOrCreateSecret(join(folder, "database-site-password")),
    worker: readOrCreateSecret(join(folder, "database-worker-password")),
    importer: readOrCreateSecret(join(folder, "database-importer-password")),
  };
}

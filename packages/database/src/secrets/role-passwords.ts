import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readOrCreateSecret } from "./secret-file.ts";

/**
 * Loads the passwords of the site's and worker's database roles. Creates them in `keys` of the data folder on first
 * use.
 *
 * @example migrate({ ownerUrl, rolePasswords: loadRolePasswords(".data") })
 */
export function loadRolePasswords(dataDir: string): { site: string; worker: string } {
  const folder = join(dataDir, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    site: readOrCreateSecret(join(folder, "database-site-password")),
    worker: readOrCreateSecret(join(folder, "database-worker-password")),
  };
}

import pg from "pg";
import type { RolePasswords } from "../secrets/role-passwords.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { ensureLoginRole } from "./ensure-login-role.ts";
import { grantAccess } from "./grant-access.ts";
import { MigrateError } from "./migrate-error.ts";
import { readMigrations } from "./migration-files.ts";
import { roleOfUrl } from "./role-url.ts";

export const SITE_ROLE = "forecourt_site";
export const WORKER_ROLE = "forecourt_worker";
export const IMPORTER_ROLE = "forecourt_importer";

/** Advisory lock: one migration at a time. The number is arbitrary, but must not change between releases. */
const MIGRATION_LOCK = 7_305_418;

export type MigrateOptions = {
  /** URL of the database for the role that owns the tables. */
  ownerUrl: string;
  /** Passwords of the three login roles, which are created when missing. See `loadRolePasswords`. */
  rolePasswords?: RolePasswords;
  /** URL of an existing role, when the owner may not create roles; overrides the password. */
  siteUrl?: string | undefined;
  workerUrl?: string | undefined;
  importerUrl?: string | undefined;
};

export type MigrateResult = {
  siteUrl: string;
  workerUrl: string;
  importerUrl: string;
  /** Names of the migrations that ran now. */
  applied: string[];
};

/**
 * Updates the schema and the grants in one transaction. Safe to call at every start and concurrently.
 *
 * @throws MigrateError when manual action is needed
 * @example const { siteUrl, workerUrl } = await migrate({ ownerUrl, rolePasswords: loadRolePasswords(dataDir) });
 */
export async function migrate(options: MigrateOptions): Promise<MigrateResult> {
  const owner = new pg.Client({ connectionString: options.ownerUrl, application_name: "forecourt migrate" });
  owner.on("error", () => {});
  await owner.connect();
  try {
    const { rolePasswords, ownerUrl } = options;
    const siteUrl = options.siteUrl ?? (await createRole(owner, ownerUrl, SITE_ROLE, rolePasswords?.site));
    const workerUrl =
      options.workerUrl ?? (await createRole(owner, ownerUrl, WORKER_ROLE, rolePasswords?.worker));
    const importerUrl =
      options.importerUrl ?? (await createRole(owner, ownerUrl, IMPORTER_ROLE, rolePasswords?.importer));
    await owner.query("BEGIN");
    await owner.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const applied = await applyMigrations(owner, readMigrations());
    await grantAccess(owner, {
      site: roleOfUrl(siteUrl),
      worker: roleOfUrl(workerUrl),
      importer: roleOfUrl(importerUrl),
    });
    await owner.query("COMMIT");
    return { siteUrl, workerUrl, importerUrl, applied };
  } finally {
    // Also rolls back an open transaction.
    await owner.end();
  }
}

function createRole(
  owner: pg.Client,
  ownerUrl: string,
  role: string,
  password: string | undefined,
): Promise<string> {
  if (password === undefined) {
    throw new MigrateError(
      "migrate.no-password",
      `neither an address nor a password was given for the role ${role}.`,
    );
  }
  return ensureLoginRole(owner, ownerUrl, role, password);
}

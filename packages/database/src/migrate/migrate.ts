import pg from "pg";
import { applyMigrations } from "./apply-migrations.ts";
import { ensureLoginRole } from "./ensure-login-role.ts";
import { grantAccess } from "./grant-access.ts";
import { MigrateError } from "./migrate-error.ts";
import { readMigrations } from "./migration-files.ts";
import { roleOfUrl } from "./role-url.ts";

export const SITE_ROLE = "forecourt_site";
export const WORKER_ROLE = "forecourt_worker";

/** One migration at a time in a database; the number is arbitrary, and the same in every release. */
const MIGRATION_LOCK = 7_305_418;

export type MigrateOptions = {
  /** Address of the database for the role that owns the tables. */
  ownerUrl: string;
  /** Passwords of the two login roles, made when missing. See `loadRolePasswords`. */
  rolePasswords?: { site: string; worker: string };
  /** Address of a role that exists already, for where the owner may not make roles. Wins over the password. */
  siteUrl?: string | undefined;
  workerUrl?: string | undefined;
};

export type MigrateResult = {
  siteUrl: string;
  workerUrl: string;
  /** Names of the migrations that ran now. */
  applied: string[];
};

/**
 * Brings the schema and the roles' rights up to date, in one transaction. Safe to call at every start and from several
 * processes at once.
 *
 * @throws MigrateError when a person must decide something.
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
    await owner.query("BEGIN");
    await owner.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const applied = await applyMigrations(owner, readMigrations());
    await grantAccess(owner, roleOfUrl(siteUrl), roleOfUrl(workerUrl));
    await owner.query("COMMIT");
    return { siteUrl, workerUrl, applied };
  } finally {
    // Ends an open transaction too.
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

import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { MigrateError } from "./migrate-error.ts";
import { roleUrl } from "./role-url.ts";
import { scramVerifier } from "./scram-verifier.ts";

/** Retries: roles belong to the whole server, so another installation may create the same one concurrently. */
const ATTEMPTS = 5;
const CREATED_CONCURRENTLY = new Set(["42710", "23505", "XX000"]);
const INSUFFICIENT_PRIVILEGE = "42501";

/** Creates the role or sets its password; returns its URL. */
export async function ensureLoginRole(
  owner: pg.ClientBase,
  ownerUrl: string,
  role: string,
  password: string,
): Promise<string> {
  const url = roleUrl(ownerUrl, role, password);
  for (let attempt = 1; !(await canLogIn(url)); attempt += 1) {
    try {
      await createRole(owner, role, password);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === INSUFFICIENT_PRIVILEGE) {
        throw new MigrateError(
          "migrate.roles-forbidden",
          `the owner of the database may not make the role ${role}. Make the three roles by hand and set SITE_DATABASE_URL, WORKER_DATABASE_URL and IMPORTER_DATABASE_URL.`,
        );
      }
      if (!CREATED_CONCURRENTLY.has(code ?? "") || attempt === ATTEMPTS) throw error;
      await sleep(50 * attempt * (0.5 + Math.random()));
    }
  }
  return url;
}

async function createRole(owner: pg.ClientBase, role: string, password: string): Promise<void> {
  const existing = await owner.query("SELECT FROM pg_roles WHERE rolname = $1", [role]);
  const verb = existing.rowCount === 0 ? "CREATE" : "ALTER";
  const secret = pg.escapeLiteral(scramVerifier(password));
  await owner.query(`${verb} ROLE ${pg.escapeIdentifier(role)} LOGIN PASSWORD ${secret}`);
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    // Class 28: wrong password or unknown role.
    if (code?.startsWith("28")) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

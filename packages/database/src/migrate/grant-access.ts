import pg from "pg";

/** Grants of the site by table: it can insert leads but not read `sealed`. */
const SITE_GRANTS = [
  "SELECT ON vehicle, inventory_version",
  "INSERT, SELECT (id, idempotency_key, body_hash) ON lead",
  "INSERT ON outbox",
  "INSERT, SELECT (id, phone_key, network_key, code_hash, tries, created_at, expires_at, verified_at), UPDATE (tries, verified_at) ON phone_verification",
  "INSERT, SELECT, UPDATE ON rate_limit",
];

/**
 * Grants of the worker: it can read and deliver leads, but neither change nor delete one. Retention is a function with
 * fixed rules. An attempt that was not begun is deleted.
 */
const WORKER_GRANTS = [
  "SELECT ON lead",
  "SELECT (id, sealed, created_at, expires_at, verified_at) ON phone_verification",
  "SELECT, UPDATE (state, attempts, run_at, lease_until, lease_token, last_error_code, sent_at) ON outbox",
  "SELECT, INSERT, UPDATE, DELETE ON attempt",
  "EXECUTE ON FUNCTION wipe_expired(jsonb)",
];

/** Grants of the feed importer: it can replace the stock, but not read a lead or delete a vehicle. */
const IMPORTER_GRANTS = [
  "SELECT, INSERT, UPDATE ON vehicle",
  "SELECT, INSERT, DELETE ON vehicle_import",
  "SELECT, INSERT, UPDATE (confirmed_at) ON inventory_version",
];

const TABLES =
  "vehicle, vehicle_import, inventory_version, lead, phone_verification, outbox, attempt, rate_limit, schema_migration";

/**
 * Sets exactly these grants in the caller's transaction. Skips the owner's role, for installations with a single role.
 */
export async function grantAccess(
  client: pg.ClientBase,
  { site, worker, importer }: { site: string; worker: string; importer: string },
): Promise<void> {
  const owner = (await client.query<{ name: string }>("SELECT current_user AS name")).rows[0]?.name;
  const roles = new Set([site, worker, importer].filter((role) => role !== owner));
  for (const role of roles) {
    await client.query(`REVOKE ALL ON ${TABLES} FROM ${pg.escapeIdentifier(role)}`);
    await client.query(`REVOKE ALL ON FUNCTION wipe_expired(jsonb) FROM ${pg.escapeIdentifier(role)}`);
    await client.query(`GRANT USAGE ON SCHEMA public TO ${pg.escapeIdentifier(role)}`);
  }
  if (roles.has(site)) await grant(client, SITE_GRANTS, site);
  if (roles.has(worker)) await grant(client, WORKER_GRANTS, worker);
  if (roles.has(importer)) await grant(client, IMPORTER_GRANTS, importer);
}

async function grant(client: pg.ClientBase, grants: string[], role: string): Promise<void> {
  for (const rights of grants) await client.query(`GRANT ${rights} TO ${pg.escapeIdentifier(role)}`);
}

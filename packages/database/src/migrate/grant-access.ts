import pg from "pg";

/**
 * Grants of the site by table: it can insert leads but not read `sealed`. Deleting a lead cascades to its delivery and
 * attempts.
 */
const SITE_GRANTS = [
  "SELECT ON vehicle, inventory_version",
  "INSERT, SELECT (id, idempotency_key, body_hash) ON lead",
  "INSERT ON outbox",
  "INSERT, SELECT (id, phone_key, network_key, code_hash, tries, created_at, expires_at, verified_at), UPDATE (tries, verified_at) ON phone_verification",
  "INSERT, SELECT, UPDATE ON rate_limit",
];

/** Grants of the worker, whose role the feed importer shares. */
const WORKER_GRANTS = [
  "SELECT, INSERT, UPDATE, DELETE ON vehicle, vehicle_import, inventory_version",
  "SELECT, UPDATE (sealed), DELETE ON lead, phone_verification",
  "SELECT, UPDATE ON outbox",
  "SELECT, INSERT, UPDATE, DELETE ON attempt",
  "SELECT, DELETE ON rate_limit",
];

const TABLES =
  "vehicle, vehicle_import, inventory_version, lead, phone_verification, outbox, attempt, rate_limit, schema_migration";

/**
 * Sets exactly these grants in the caller's transaction. Skips the owner's role, for installations with a single role.
 */
export async function grantAccess(
  client: pg.ClientBase,
  siteRole: string,
  workerRole: string,
): Promise<void> {
  const owner = (await client.query<{ name: string }>("SELECT current_user AS name")).rows[0]?.name;
  const roles = new Set([siteRole, workerRole].filter((role) => role !== owner));
  for (const role of roles) {
    await client.query(`REVOKE ALL ON ${TABLES} FROM ${pg.escapeIdentifier(role)}`);
    await client.query(`GRANT USAGE ON SCHEMA public TO ${pg.escapeIdentifier(role)}`);
  }
  if (roles.has(siteRole)) await grant(client, SITE_GRANTS, siteRole);
  if (roles.has(workerRole)) await grant(client, WORKER_GRANTS, workerRole);
}

async function grant(client: pg.ClientBase, grants: string[], role: string): Promise<void> {
  for (const rights of grants) await client.query(`GRANT ${rights} TO ${pg.escapeIdentifier(role)}`);
}

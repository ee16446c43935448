import pg from "pg";

/**
 * What each role may do, table by table. The site takes leads in and cannot read one back; it never sees `sealed`.
 * Deleting a lead takes its delivery and attempts along, by the tables' own rules.
 */
const SITE_GRANTS = [
  "SELECT ON vehicle, inventory_version",
  "INSERT, SELECT (id, idempotency_key, body_hash) ON lead",
  "INSERT ON outbox",
  "INSERT, SELECT (id, phone_key, network_key, code_hash, tries, created_at, expires_at, verified_at), UPDATE (tries, verified_at) ON phone_verification",
  "INSERT, SELECT, UPDATE ON rate_limit",
];

/** The worker delivers and cleans up; the feed importer, which has no secrets of its own, shares its role. */
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
 * Gives the two roles exactly their rights, inside the caller's transaction. The owner's own role is left alone: an
 * installation with a single role has no parts to keep apart.
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

import pg from "pg";

/** Grants of the site by table: it can insert leads but not read `sealed`. Functions with fixed rules delete. */
const SITE_GRANTS = [
  "SELECT ON vehicle, inventory_version",
  "INSERT, SELECT (id, idempotency_key, body_hash) ON lead",
  "INSERT ON outbox",
  "INSERT, SELECT (id, phone_key, network_key, code_hash, tries, created_at, expires_at, verified_at), UPDATE (tries, verified_at) ON phone_verification",
  "INSERT, SELECT, UPDATE ON rate_limit",
  "INSERT, SELECT (id, vin, query, label, locale, store_id, created_at, confirmed_at), UPDATE (created_at, confirmed_at) ON watch",
  "INSERT ON shopper_email",
  "INSERT, SELECT (id, sealed, ends_at) ON valuation",
  "INSERT ON credit_application",
  "INSERT ON resume",
  "INSERT, SELECT (id, kind, store_id, start_at, end_at, resources, vin, state, cancelled_by, sequence, content, reminder_id, created_at, changed_at, confirmed_at, confirmed_by, confirmed_note), UPDATE (start_at, end_at, resources, state, cancelled_by, sequence, reminder_id, changed_at) ON appointment",
  "INSERT, SELECT (id, address, store_id, created_at, expires_at) ON details_request",
  "INSERT, SELECT (experiment, visitor) ON experiment_exposure",
  "INSERT, SELECT (experiment, visitor, lead_kind) ON experiment_outcome",
  "INSERT, SELECT (event_key) ON pixel_event",
  "SELECT ON worker_key",
  ...executeOn([
    "end_watches(uuid, text)",
    "details_watches(uuid)",
    "details_leads(uuid)",
    "details_verifications(uuid)",
    "details_valuations(uuid)",
    "details_applications(uuid)",
    "details_resumes(uuid)",
    "details_appointments(uuid)",
    "delete_details(uuid)",
    "drop_reminder(text)",
  ]),
];

/**
 * Grants of the worker. It can read and deliver leads, but neither change nor delete one. It adds the lead of a test
 * drive whose vehicle is gone. Retention is a function with fixed rules. An attempt that was not begun is deleted. It
 * records views of a lead, and cannot undo one. Watches are compared with the stock.
 */
const WORKER_GRANTS = [
  "SELECT, INSERT ON lead",
  "SELECT, INSERT ON lead_view",
  "SELECT (id, sealed, created_at, expires_at, verified_at) ON phone_verification",
  "SELECT, UPDATE (state, attempts, run_at, lease_until, lease_token, last_error_code, sent_at) ON outbox",
  "SELECT, INSERT, UPDATE, DELETE ON attempt",
  "SELECT ON vehicle, inventory_version",
  "SELECT, UPDATE (checked_version, known_old_price, known_sale_price, known_vins) ON watch",
  "SELECT, INSERT ON shopper_email",
  "SELECT ON credit_application",
  "SELECT ON resume",
  "SELECT (id, store_id, sealed, expires_at) ON pixel_event",
  "SELECT ON experiment_exposure, experiment_outcome",
  "SELECT, INSERT, UPDATE (seen_at) ON worker_key",
  "SELECT, UPDATE (state, cancelled_by, sequence, changed_at, confirmed_at, confirmed_by, confirmed_note) ON appointment",
  "INSERT (email_id, lead_id, state) ON outbox",
  ...executeOn(["drop_reminder(text)", "wipe_expired(jsonb)", "apply_retention(jsonb)"]),
];

/** Grants of the feed importer: it can replace the stock, but not read a lead or delete a vehicle. */
const IMPORTER_GRANTS = [
  "SELECT, INSERT, UPDATE ON vehicle",
  "SELECT, INSERT, DELETE ON vehicle_import",
  "SELECT, INSERT, UPDATE (confirmed_at) ON inventory_version",
];

const TABLES =
  "vehicle, vehicle_import, inventory_version, lead, lead_view, phone_verification, outbox, attempt, rate_limit, watch, shopper_email, details_request, valuation, credit_application, appointment, resume, experiment_exposure, experiment_outcome, pixel_event, worker_key, schema_migration";

const FUNCTIONS =
  "wipe_expired(jsonb), apply_retention_at(jsonb, timestamptz), apply_retention(jsonb), end_watches(uuid, text), details_key(uuid), details_watches(uuid), details_leads(uuid), details_verifications(uuid), details_valuations(uuid), delete_details(uuid), details_applications(uuid), delete_details_without_applications(uuid), apply_retention_without_applications(jsonb, timestamptz), drop_reminder(text), end_confirmation(), details_appointments(uuid), delete_details_without_appointments(uuid), apply_retention_without_appointments(jsonb, timestamptz), details_resumes(uuid), delete_details_without_resumes(uuid), apply_retention_without_resumes(jsonb, timestamptz), apply_retention_without_experiments(jsonb, timestamptz), apply_retention_without_pixel_events(jsonb, timestamptz)";

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
    await client.query(`REVOKE ALL ON FUNCTION ${FUNCTIONS} FROM ${pg.escapeIdentifier(role)}`);
    await client.query(`GRANT USAGE ON SCHEMA public TO ${pg.escapeIdentifier(role)}`);
  }
  if (roles.has(site)) await grant(client, SITE_GRANTS, site);
  if (roles.has(worker)) await grant(client, WORKER_GRANTS, worker);
  if (roles.has(importer)) await grant(client, IMPORTER_GRANTS, importer);
}

async function grant(client: pg.ClientBase, grants: string[], role: string): Promise<void> {
  for (const rights of grants) await client.query(`GRANT ${rights} TO ${pg.escapeIdentifier(role)}`);
}

function executeOn(functions: readonly string[]): string[] {
  return functions.map((name) => `EXECUTE ON FUNCTION ${name}`);
}

import { describe, expect, test } from "vitest";
import type { Database } from "../connection/open-database.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";

const database = useTestDatabase();
const FORBIDDEN = { code: "42501" };

async function run(role: Database, text: string): Promise<unknown> {
  return (await role.pool.query(text)).rows;
}

describe("the site", () => {
  test.each([
    "SELECT sealed FROM lead",
    "SELECT * FROM lead",
    "SELECT kind FROM lead",
    "UPDATE lead SET sealed = NULL",
    "DELETE FROM lead",
    "INSERT INTO lead SELECT * FROM lead RETURNING sealed",
    "SELECT id FROM outbox",
    "UPDATE outbox SET state = 'ready'",
    "SELECT outcome FROM attempt",
    "SELECT sealed FROM phone_verification",
    "UPDATE phone_verification SET code_hash = ''",
    "DELETE FROM phone_verification",
    "UPDATE vehicle SET old_price = 1",
    "INSERT INTO vehicle_import DEFAULT VALUES",
    "DELETE FROM inventory_version",
    "DELETE FROM rate_limit",
    "SELECT name FROM schema_migration",
    "SELECT wipe_expired('{}')",
    "SELECT apply_retention('{}')",
    "SELECT email_key FROM lead",
    "SELECT sealed FROM watch",
    "SELECT email_key FROM watch",
    "DELETE FROM watch",
    "UPDATE watch SET query = 'x'",
    "SELECT sealed FROM shopper_email",
    "DELETE FROM shopper_email",
    "SELECT email_key FROM details_request",
    "SELECT details_key(gen_random_uuid())",
    "DELETE FROM details_request",
    "SELECT id FROM credit_application",
    "SELECT sealed FROM credit_application",
    "UPDATE credit_application SET sealed = NULL",
    "DELETE FROM credit_application",
    "SELECT delete_details_without_applications(gen_random_uuid())",
    "SELECT lead_id FROM lead_view",
    "INSERT INTO lead_view (link_hash, lead_id, network_key) VALUES ('', gen_random_uuid(), '')",
    "SELECT id FROM resume",
    "SELECT sealed FROM resume",
    "UPDATE resume SET sealed = ''",
    "DELETE FROM resume",
    "SELECT delete_details_without_resumes(gen_random_uuid())",
    "SELECT sealed FROM appointment",
    "SELECT email_key FROM appointment",
    "SELECT lead_id FROM appointment",
    "UPDATE appointment SET vin = 'x'",
    "UPDATE appointment SET email_key = 'x'",
    "UPDATE appointment SET confirmed_at = now(), confirmed_by = 'dana-morales'",
    "UPDATE appointment SET confirmed_note = ''",
    "DELETE FROM appointment",
    "SELECT delete_details_without_appointments(gen_random_uuid())",
    "SELECT apply_retention_without_appointments('{}', now())",
    "SELECT variant FROM experiment_exposure",
    "UPDATE experiment_exposure SET variant = 'x'",
    "DELETE FROM experiment_exposure",
    "DELETE FROM experiment_outcome",
    "SELECT apply_retention_without_experiments('{}', now())",
    "SELECT sealed FROM pixel_event",
    "SELECT store_id FROM pixel_event",
    "UPDATE pixel_event SET expires_at = now()",
    "DELETE FROM pixel_event",
    "SELECT apply_retention_without_pixel_events('{}', now())",
    "INSERT INTO worker_key (id) VALUES ('0123456789abcdef')",
    "UPDATE worker_key SET seen_at = now()",
    "DELETE FROM worker_key",
    "CREATE TABLE mine (n int)",
    "CREATE ROLE mine",
    "TRUNCATE lead",
    "SELECT rolpassword FROM pg_authid",
    "SELECT pg_read_file('PG_VERSION')",
  ])("may not %s", async (text) => {
    await acceptLead(database.site, makeLead());
    await expect(run(database.site, text)).rejects.toMatchObject(FORBIDDEN);
  });

  test("can store a lead, detect a repetition and read the inventory", async () => {
    const lead = makeLead();
    await acceptLead(database.site, lead);
    const found = await run(
      database.site,
      `SELECT id FROM lead WHERE idempotency_key = '${lead.idempotencyKey}'`,
    );
    expect(found).toEqual([{ id: lead.id }]);
    expect(await run(database.site, "SELECT vin FROM vehicle")).toEqual([]);
    expect(await run(database.site, "SELECT version FROM inventory_version")).toEqual([]);
  });
});

describe("the worker", () => {
  test.each([
    "UPDATE lead SET kind = 'OTHER'",
    "UPDATE lead_view SET viewed_at = now()",
    "DELETE FROM lead_view",
    "UPDATE lead SET sealed = NULL",
    "DELETE FROM lead",
    "TRUNCATE lead",
    "UPDATE outbox SET lead_id = NULL",
    "SELECT code_hash FROM phone_verification",
    "DELETE FROM phone_verification",
    "SELECT key FROM rate_limit",
    "DELETE FROM rate_limit",
    "UPDATE vehicle SET old_price = 1",
    "DELETE FROM vehicle",
    "DELETE FROM watch",
    "UPDATE watch SET confirmed_at = now()",
    "UPDATE shopper_email SET expires_at = now()",
    "SELECT address FROM details_request",
    "SELECT delete_details(gen_random_uuid())",
    "SELECT end_watches(NULL, 'x')",
    "SELECT apply_retention_at('{}', now())",
    "SELECT apply_retention_without_applications('{}', now())",
    "SELECT apply_retention_without_resumes('{}', now())",
    "SELECT details_resumes(gen_random_uuid())",
    "UPDATE resume SET sealed = ''",
    "INSERT INTO resume SELECT * FROM resume",
    "DELETE FROM resume",
    "UPDATE credit_application SET sealed = NULL",
    "INSERT INTO credit_application SELECT * FROM credit_application",
    "DELETE FROM credit_application",
    "DELETE FROM inventory_version",
    "UPDATE lead SET idempotency_key = 'x'",
    "INSERT INTO outbox (lead_id, state, attempts) VALUES (gen_random_uuid(), 'ready', 1)",
    "INSERT INTO outbox (verification_id, state) VALUES (gen_random_uuid(), 'ready')",
    "DELETE FROM outbox",
    "UPDATE appointment SET start_at = now()",
    "UPDATE appointment SET end_at = now()",
    "UPDATE appointment SET resources = '{}'",
    "UPDATE appointment SET sealed = ''",
    "INSERT INTO appointment SELECT * FROM appointment",
    "DELETE FROM appointment",
    "SELECT details_appointments(gen_random_uuid())",
    "SELECT apply_retention_without_appointments('{}', now())",
    "INSERT INTO experiment_exposure VALUES ('hero', 'a', 'bold')",
    "DELETE FROM experiment_exposure",
    "DELETE FROM experiment_outcome",
    "SELECT apply_retention_without_experiments('{}', now())",
    "SELECT event_key FROM pixel_event",
    "UPDATE pixel_event SET sealed = NULL",
    "INSERT INTO pixel_event SELECT * FROM pixel_event",
    "DELETE FROM pixel_event",
    "INSERT INTO outbox (pixel_event_id, state) VALUES (gen_random_uuid(), 'ready')",
    "SELECT apply_retention_without_pixel_events('{}', now())",
    "UPDATE worker_key SET id = '0123456789abcdef'",
    "DELETE FROM worker_key",
    "UPDATE phone_verification SET code_hash = ''",
    "UPDATE phone_verification SET verified_at = now()",
    "INSERT INTO rate_limit VALUES ('x', 1, now())",
    "CREATE TABLE mine (n int)",
    "UPDATE schema_migration SET checksum = ''",
  ])("may not %s", async (text) => {
    await expect(run(database.worker, text)).rejects.toMatchObject(FORBIDDEN);
  });
});

describe("the importer", () => {
  test.each([
    "SELECT id FROM lead",
    "INSERT INTO lead SELECT * FROM lead",
    "DELETE FROM lead",
    "SELECT id FROM outbox",
    "UPDATE outbox SET state = 'ready'",
    "SELECT id FROM phone_verification",
    "SELECT key FROM rate_limit",
    "SELECT outcome FROM attempt",
    "DELETE FROM vehicle",
    "TRUNCATE vehicle",
    "UPDATE inventory_version SET version = 1",
    "DELETE FROM inventory_version",
    "SELECT wipe_expired('{}')",
    "SELECT id FROM watch",
    "SELECT id FROM shopper_email",
    "SELECT id FROM details_request",
    "SELECT id FROM credit_application",
    "SELECT id FROM resume",
    "SELECT id FROM appointment",
    "SELECT visitor FROM experiment_exposure",
    "SELECT visitor FROM experiment_outcome",
    "SELECT id FROM pixel_event",
    "SELECT id FROM worker_key",
    "SELECT drop_reminder('x')",
    "SELECT delete_details(gen_random_uuid())",
    "CREATE TABLE mine (n int)",
    "UPDATE schema_migration SET checksum = ''",
  ])("may not %s", async (text) => {
    await expect(run(database.importer, text)).rejects.toMatchObject(FORBIDDEN);
  });
});

describe("the retention function", () => {
  test("uses no table of its caller's", async () => {
    const client = await database.worker.pool.connect();
    try {
      await client.query("CREATE TEMP TABLE rate_limit (key text, ends_at timestamptz)");
      await client.query("INSERT INTO pg_temp.rate_limit VALUES ('expired', now() - interval '1 day')");
      const { rows } = await client.query("SELECT apply_retention('{}') ->> 'limitsDeleted' AS deleted");
      expect(rows).toEqual([{ deleted: "0" }]);
    } finally {
      client.release(true);
    }
  });
});

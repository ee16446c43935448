import type pg from "pg";
import { MigrateError } from "./migrate-error.ts";
import type { Migration } from "./migration-files.ts";

const RECORD = `
CREATE TABLE IF NOT EXISTS schema_migration (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

/**
 * Runs the pending migrations in the caller's transaction and returns their names.
 *
 * Throws when an applied migration has changed. Unknown applied migrations are from a later release and accepted, since
 * migrations only add.
 */
export async function applyMigrations(client: pg.ClientBase, migrations: Migration[]): Promise<string[]> {
  await client.query(RECORD);
  const ran = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_migration",
  );
  const checksums = new Map(ran.rows.map(({ name, checksum }) => [name, checksum]));
  const applied: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const earlier = checksums.get(name);
    if (earlier === checksum) continue;
    if (earlier !== undefined) {
      throw new MigrateError(
        "migrate.changed-after-running",
        `migration ${name} was changed after it ran. Undo the change and add a migration instead.`,
      );
    }
    await client.query(sql);
    await client.query("INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)", [name, checksum]);
    applied.push(name);
  }
  return applied;
}

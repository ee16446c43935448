import type { Database } from "../connection/open-database.ts";

const COLUMNS = `
SELECT table_name AS table, column_name AS column FROM information_schema.columns
WHERE table_schema = 'public' AND data_type IN ('text', 'bytea', 'ARRAY', 'jsonb', 'uuid')`;

/**
 * Every column that contains a text, in characters or as bytes.
 *
 * @param database one of the owner: other roles cannot read all tables
 * @example await columnsWith(owner, "ada@example.com") // ["watch.label"]
 */
export async function columnsWith(database: Database, text: string): Promise<string[]> {
  const { rows: columns } = await database.pool.query<{ table: string; column: string }>(COLUMNS);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await database.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table}
       WHERE position($1 IN "${column}"::text) > 0 OR position($2 IN "${column}"::text) > 0`,
      [text, Buffer.from(text).toString("hex")],
    );
    if (rows[0]!.n > 0) found.push(`${table}.${column}`);
  }
  return found;
}

import type { Database } from "../connection/open-database.ts";

const COLUMNS = `
SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
WHERE table_schema = 'public' AND data_type IN ('text', 'bytea', 'ARRAY', 'jsonb', 'uuid')
ORDER BY table_name, column_name`;

/** Bytes are compared as bytes: digits of a text appear by chance in the hexadecimal form of sealed data. */
const CONTAINS_BYTES = "position(convert_to($1, 'UTF8') IN";
const CONTAINS_TEXT = "position($1 IN";

/**
 * Every column that contains a text, by name: its characters, or its bytes in a column of bytes.
 *
 * @param database one of the owner: other roles cannot read all tables
 * @example await columnsWith(owner, "ada@example.com") // ["watch.label"]
 */
export async function columnsWith(database: Database, text: string): Promise<string[]> {
  const { rows: columns } = await database.pool.query<{ table: string; column: string; type: string }>(
    COLUMNS,
  );
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const contains =
      type === "bytea" ? `${CONTAINS_BYTES} "${column}")` : `${CONTAINS_TEXT} "${column}"::text)`;
    const { rows } = await database.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE ${contains} > 0`,
      [text],
    );
    if (rows[0]!.n > 0) found.push(`${table}.${column}`);
  }
  return found;
}

import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { DatabaseError, isQueryFailure } from "./database-error.ts";
import type { Database } from "./open-database.ts";

/** The typed query builder, and plain SQL. */
export type Connection = {
  orm: NodePgDatabase;
  rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
};

type Queryable = Pick<pg.Pool, "query">;

/** Runs one statement on any connection; throws {@link DatabaseError}. */
export async function runQuery<T>(
  database: Database,
  run: (connection: Connection) => Promise<T>,
): Promise<T> {
  try {
    return await run(connectionOver(database.pool, database.orm));
  } catch (error) {
    throw withoutValues(error);
  }
}

/**
 * Runs statements in one transaction; any exception rolls it back. Throws {@link DatabaseError}. The connection of a
 * failed transaction is not reused.
 */
export async function runTransaction<T>(
  database: Database,
  run: (connection: Connection) => Promise<T>,
  options: { snapshot?: boolean } = {},
): Promise<T> {
  const client = await wrapErrors(database.pool.connect());
  try {
    await wrapErrors(
      client.query(options.snapshot ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN"),
    );
    const result = await run(connectionOver(client, drizzle(client)));
    await wrapErrors(client.query("COMMIT"));
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw withoutValues(error);
  }
}

function connectionOver(queryable: Queryable, orm: NodePgDatabase): Connection {
  return {
    orm,
    rows: async <Row>(text: string, values: unknown[] = []) =>
      (await wrapErrors(queryable.query(text, values))).rows as Row[],
  };
}

async function wrapErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new DatabaseError(error);
  }
}

/** Replaces errors that contain the statement's values; keeps other errors. */
function withoutValues(error: unknown): unknown {
  return isQueryFailure(error) ? new DatabaseError(error) : error;
}

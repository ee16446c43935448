import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type DatabaseOptions = {
  /** Most connections at a time. Default 10. */
  max?: number;
  /**
   * A free connection, or a new one, comes within this time or the caller hears that the database is away.
   * Milliseconds, default 3 000.
   */
  connectTimeoutMs?: number;
  /** A query that takes longer fails. Milliseconds, default 10 000. */
  queryTimeoutMs?: number;
  /** Shown in the server's list of connections. */
  name?: string;
};

/** A pool of connections to one database under one role. Pass it to the functions of this package. */
export type Database = {
  /** The address it was opened with. Holds the password: never log it. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly orm: NodePgDatabase;
  /** Ends all connections. */
  close: () => Promise<void>;
};

/**
 * Opens a database. Connections are made when they are first needed, so this succeeds while the server is away.
 *
 * @example const database = openDatabase(siteUrl, { max: 10, name: "site" });
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    idleTimeoutMillis: 30_000,
    query_timeout: options.queryTimeoutMs ?? 10_000,
    keepAlive: true,
    application_name: options.name ?? "forecourt",
  });
  // Without these two a server that dies takes the whole process with it: an idle connection reports to the pool, a
  // checked-out one only to itself, and an `error` event that nobody hears ends the process. The query that was under
  // way fails by itself.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return { url, pool, orm: drizzle(pool), close: () => pool.end() };
}

function ignore(): void {}

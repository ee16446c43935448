import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type DatabaseOptions = {
  /** Maximum connections, default 10. */
  max?: number;
  /**
   * Timeout for getting a connection; then the database is unavailable. Milliseconds, default 3 000.
   */
  connectTimeoutMs?: number;
  /** Timeout of a query, milliseconds, default 10 000. */
  queryTimeoutMs?: number;
  /** Application name of the connections. */
  name?: string;
};

/** A connection pool for one database and role, for the functions of this package. */
export type Database = {
  /** The connection URL with the password; never log it. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly orm: NodePgDatabase;
  /** Ends all connections. */
  close: () => Promise<void>;
};

/**
 * Opens a database. Connections are created when needed, so this succeeds even while the server is unavailable.
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
  // Without these listeners a server crash would end this process: an unhandled `error` event throws. Idle connections
  // emit it on the pool, checked-out ones on the client. A running query fails on its own.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return { url, pool, orm: drizzle(pool), close: () => pool.end() };
}

function ignore(): void {}

/** SQLSTATE classes and codes that a moment's patience can cure. */
const TRANSIENT_STATES = /^(08|53|57P0|40001$|40P01$|25006$)/;

/** Errors of the socket, and of node-postgres when a connection ends or cannot be had in time. */
const TRANSIENT_SYSTEM_ERRORS = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
const TRANSIENT_MESSAGES = /connection terminated|connection ended|timeout|not queryable|socket/i;

/**
 * A failed query, without its text and values: those hold people's data and this may be logged.
 *
 * `sqlState` is PostgreSQL's five-character code, or null when the server was not reached. `constraint` names what was
 * violated. `unavailable` says that the same call may succeed a moment later.
 */
export class DatabaseError extends Error {
  readonly sqlState: string | null;
  readonly constraint: string | null;
  readonly unavailable: boolean;

  constructor(cause: unknown) {
    const original = rootCause(cause);
    const code = typeof original.code === "string" ? original.code : null;
    const sqlState =
      code !== null && /^[0-9A-Z]{5}$/.test(code) && !TRANSIENT_SYSTEM_ERRORS.has(code) ? code : null;
    super(`@forecourt/database: query failed (${code ?? "no code"})`);
    this.name = "DatabaseError";
    this.sqlState = sqlState;
    this.constraint = typeof original.constraint === "string" ? original.constraint : null;
    this.unavailable =
      sqlState !== null
        ? TRANSIENT_STATES.test(sqlState)
        : (code !== null && TRANSIENT_SYSTEM_ERRORS.has(code)) ||
          TRANSIENT_MESSAGES.test(original.message ?? "");
  }
}

/** Whether an error says that the database is away, and not that the caller did something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof DatabaseError && error.unavailable;
}

type Described = { code?: unknown; constraint?: unknown; message?: string; cause?: unknown };

function rootCause(error: unknown): Described {
  let current = (error ?? {}) as Described;
  while (typeof current.cause === "object" && current.cause !== null) current = current.cause as Described;
  return current;
}

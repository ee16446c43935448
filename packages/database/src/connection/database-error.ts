/** SQLSTATE classes and codes of transient failures. */
const TRANSIENT_STATES = /^(08|53|57P0|40001$|40P01$|25006$)/;

/** Socket errors, and node-postgres errors for a closed connection or a timeout. */
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
 * A failed query, without its text and values, which contain personal data; safe to log.
 *
 * `sqlState` is PostgreSQL's code, or null when the server was not reached. `constraint` is the violated constraint.
 * `unavailable` means that a retry may succeed.
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

/** Whether an error is a transient failure of the database. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof DatabaseError && error.unavailable;
}

type Described = { code?: unknown; constraint?: unknown; message?: string; cause?: unknown };

function rootCause(error: unknown): Described {
  let current = (error ?? {}) as Described;
  while (typeof current.cause === "object" && current.cause !== null) current = current.cause as Described;
  return current;
}

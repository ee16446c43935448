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

/** A cause may lead back to its error. */
const MAX_CAUSES = 10;

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

/** Whether an error is a {@link DatabaseError}, of whichever copy of this module: a bundled site has two. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  const { name, sqlState, unavailable } = (error ?? {}) as Partial<DatabaseError>;
  return name === "DatabaseError" && sqlState !== undefined && unavailable !== undefined;
}

/** Whether an error is a transient failure of the database. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDatabaseError(error) && error.unavailable;
}

/**
 * Whether an error comes from the driver or the query builder. Such errors contain statements and values. Checks the
 * shape of the error and its causes, since a bundled site has two copies of the query builder and its classes.
 */
export function isQueryFailure(error: unknown): boolean {
  return causesOf(error).some(({ code, severity, query, params }) => {
    if (typeof query === "string" && params !== undefined) return true;
    return typeof code === "string" && (severity !== undefined || TRANSIENT_SYSTEM_ERRORS.has(code));
  });
}

type Described = {
  code?: unknown;
  constraint?: unknown;
  message?: string;
  cause?: unknown;
  /** PostgreSQL's errors have it. */
  severity?: unknown;
  /** The query builder's errors have both. */
  query?: unknown;
  params?: unknown;
};

function rootCause(error: unknown): Described {
  return causesOf(error).at(-1) ?? {};
}

function causesOf(error: unknown): Described[] {
  const causes: Described[] = [];
  let next = error;
  while (typeof next === "object" && next !== null && causes.length < MAX_CAUSES) {
    causes.push(next);
    next = (next as Described).cause;
  }
  return causes;
}

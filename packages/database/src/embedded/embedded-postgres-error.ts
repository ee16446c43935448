/** Why the embedded server cannot run. All need manual action, so a program should exit. */
export type EmbeddedPostgresErrorCode =
  | "embedded.unsupported-platform"
  | "embedded.no-unprivileged-account"
  | "embedded.folder-unreachable"
  | "embedded.other-version"
  | "embedded.password-missing"
  | "embedded.port-taken"
  | "embedded.start-failed";

/**
 * The embedded server cannot be started. `exitCode` is 78, EX_CONFIG of sysexits.
 *
 * @example
 * try { await startEmbeddedPostgres({ dataDir, log }); }
 * catch (error) { if (error instanceof EmbeddedPostgresError) process.exit(error.exitCode); throw error; }
 */
export class EmbeddedPostgresError extends Error {
  readonly exitCode = 78;
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(`@forecourt/database: ${message}`);
    this.name = "EmbeddedPostgresError";
    this.code = code;
  }
}

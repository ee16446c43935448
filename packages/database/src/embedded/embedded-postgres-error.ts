/** Why the embedded server cannot run here. Every one of them needs a person, so a program should stop. */
export type EmbeddedPostgresErrorCode =
  | "embedded.unsupported-platform"
  | "embedded.no-unprivileged-account"
  | "embedded.folder-unreachable"
  | "embedded.other-version"
  | "embedded.password-missing"
  | "embedded.port-taken"
  | "embedded.start-failed";

/**
 * A refusal to start the embedded server. `exitCode` is sysexits' EX_CONFIG (78), for a program to end with.
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

/** Why the schema could not be brought up to date; each needs a person. */
export type MigrateErrorCode =
  | "migrate.changed-after-running"
  | "migrate.roles-forbidden"
  | "migrate.no-password";

/** A refusal to migrate; nothing was changed. */
export class MigrateError extends Error {
  readonly code: MigrateErrorCode;

  constructor(code: MigrateErrorCode, message: string) {
    super(`@forecourt/database: ${message}`);
    this.name = "MigrateError";
    this.code = code;
  }
}

/** Why the migration failed; all need manual action. */
export type MigrateErrorCode =
  | "migrate.changed-after-running"
  | "migrate.roles-forbidden"
  | "migrate.no-password";

/** A failed migration; nothing was changed. */
export class MigrateError extends Error {
  readonly code: MigrateErrorCode;

  constructor(code: MigrateErrorCode, message: string) {
    super(`@forecourt/database: ${message}`);
    this.name = "MigrateError";
    this.code = code;
  }
}

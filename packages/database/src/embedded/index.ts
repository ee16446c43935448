// What is not listed here is the launcher's own business: other packages get an address and a way to stop.
export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from "./embedded-postgres-error.ts";
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "./start-embedded-postgres.ts";

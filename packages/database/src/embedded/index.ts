// Other packages need only an address, ways to stop, and the state of processes; the rest is internal.
export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from "./embedded-postgres-error.ts";
export { isSameProcess, readProcessState } from "./process-state.ts";
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "./start-embedded-postgres.ts";
export { stopUnusedPostgres } from "./stop-unused-postgres.ts";

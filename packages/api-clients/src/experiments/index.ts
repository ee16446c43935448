export { experimentQueries } from "./experiment-queries.ts";
export type { ExperimentsClient } from "./experiments-client.ts";
export { createExperimentsClient, experimentNamesSchema } from "./experiments-client.ts";

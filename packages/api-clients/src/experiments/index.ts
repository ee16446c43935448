export type { DefinitionsAnswer, DefinitionsClient } from "./definitions-client.ts";
export { createDefinitionsClient } from "./definitions-client.ts";
export { experimentQueries } from "./experiment-queries.ts";
export type { ExperimentsClient } from "./experiments-client.ts";
export { createExperimentsClient, experimentNamesSchema } from "./experiments-client.ts";

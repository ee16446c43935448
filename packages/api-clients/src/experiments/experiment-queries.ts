import { type QueryOptions, queryOptionsOf } from "../request/query-options.ts";
import type { ExperimentsClient } from "./experiments-client.ts";

/**
 * The client's read as options for TanStack Query.
 *
 * @example useQuery(experimentQueries(client).names())
 */
export function experimentQueries(client: ExperimentsClient) {
  return {
    /** The names of the running experiments. */
    names: (): QueryOptions<string[]> =>
      queryOptionsOf(["experiments", client.scope, "names"], (given) => client.names(given)),
  };
}

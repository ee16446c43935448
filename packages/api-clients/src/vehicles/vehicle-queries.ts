import type { VehicleQuery } from "./vehicle-query.ts";
import { vehicleQueryString } from "./vehicle-query.ts";
import type { VehiclesClient } from "./vehicles-client.ts";
import type { VehiclesError, VehiclesResult } from "./vehicles-error.ts";

/** What `useQuery`, `prefetchQuery` and `queryOptions` of TanStack Query take. */
export type QueryOptions<T> = {
  queryKey: readonly [name: string, ...parts: string[]];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  /** The client has tried again already. */
  retry: false;
};

/** A failure as TanStack Query wants it: thrown. `cause` is the client's error. */
export type VehiclesFailure = Error & { cause: VehiclesError };

/**
 * The client's calls as options for TanStack Query, which this package does not depend on. Equal searches have equal
 * keys, however their values are ordered.
 *
 * @example useQuery(vehicleQueries(client).search({ bodystyle: ["suvs"] }))
 */
export function vehicleQueries(client: VehiclesClient) {
  const options = <T>(
    parts: [string, ...string[]],
    call: (options: { signal: AbortSignal }) => Promise<VehiclesResult<T>>,
  ): QueryOptions<T> => ({
    queryKey: ["vehicles", client.scope, ...parts],
    queryFn: async ({ signal }) => orThrow(await call({ signal })),
    retry: false,
  });
  return {
    search: (query: VehicleQuery = {}) =>
      options(["search", vehicleQueryString(query)], (given) => client.search(query, given)),
    get: (vin: string) => options(["get", vin.toUpperCase()], (given) => client.get(vin, given)),
    sitemap: () => options(["sitemap"], (given) => client.sitemap(given)),
  };
}

function orThrow<T>(result: VehiclesResult<T>): T {
  if (result.ok) return result.value;
  const failure = new Error(`forecourt/api-clients: the vehicle API did not answer: ${result.error.code}.`, {
    cause: result.error,
  });
  throw failure as VehiclesFailure;
}

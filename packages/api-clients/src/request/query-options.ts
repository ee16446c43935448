import type { ApiError } from "./api-error.ts";
import type { ApiResult } from "./api-result.ts";
import type { Refusal } from "./refusal-schema.ts";

/** What `useQuery`, `prefetchQuery` and `queryOptions` of TanStack Query take. */
export type QueryOptions<T> = {
  queryKey: readonly [api: string, ...parts: string[]];
  /** Rejects with an `ApiCallError`. */
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  /** The client has tried again already. */
  retry: false;
};

/** A failed call as TanStack Query wants it: thrown. `cause` is the client's error. */
export class ApiCallError extends Error {
  override readonly name = "ApiCallError";
  declare readonly cause: ApiError;
  readonly refusals: Refusal[];

  constructor(cause: ApiError, refusals: Refusal[]) {
    super(`forecourt/api-clients: the API did not give what was asked for: ${cause.code}.`, { cause });
    this.refusals = refusals;
  }
}

/** A read of a client as options for TanStack Query, which this package does not depend on. */
export function queryOptionsOf<T>(
  queryKey: QueryOptions<T>["queryKey"],
  call: (options: { signal: AbortSignal }) => Promise<ApiResult<T>>,
): QueryOptions<T> {
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      const result = await call({ signal });
      if (result.ok) return result.value;
      throw new ApiCallError(result.error, result.refusals);
    },
    retry: false,
  };
}

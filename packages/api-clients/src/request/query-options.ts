import type { ApiError } from "./api-error.ts";
import type { ApiResult } from "./api-result.ts";
import type { Refusal } from "./refusal-schema.ts";

/** Options for `useQuery`, `prefetchQuery` and `queryOptions` of TanStack Query. */
export type QueryOptions<T> = {
  queryKey: readonly [api: string, ...parts: string[]];
  /** Rejects with an `ApiCallError`. */
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  /** The client has its own retries. */
  retry: false;
};

/** A failed call as an exception, for TanStack Query. `cause` is the client's error. */
export class ApiCallError extends Error {
  override readonly name = "ApiCallError";
  declare readonly cause: ApiError;
  readonly refusals: Refusal[];

  constructor(cause: ApiError, refusals: Refusal[]) {
    super(`forecourt/api-clients: the call failed: ${cause.code}.`, { cause });
    this.refusals = refusals;
  }
}

/** Creates TanStack Query options from a call; TanStack Query is not a dependency. */
export function queryOptionsOf<T>(
  queryKey: QueryOptions<T>["queryKey"],
  call: (options: { signal: AbortSignal }) => Promise<ApiResult<T>>,
): QueryOptions<T> {
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      const result = await call({ signal });
      if (result.ok) return result.value;
      throw new ApiCallError(result.errors[0], result.refusals);
    },
    retry: false,
  };
}

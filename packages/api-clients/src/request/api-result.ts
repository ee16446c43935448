import type { Failure, Success } from "@forecourt/result";
import type { ApiError } from "./api-error.ts";
import type { Refusal } from "./refusal-schema.ts";

/**
 * A failed call, with one error. `refusals` are the API's reasons, for display; do not log them, since they may contain
 * user input.
 */
export type ApiFailure = Failure<ApiError> & { refusals: Refusal[] };

/** The result of every call. */
export type ApiResult<T = undefined> = Success<T> | ApiFailure;

/** Creates a failure without a response or refusals. */
export function failure(error: Pick<ApiError, "kind" | "code"> & Partial<ApiError>): ApiFailure {
  return {
    ok: false,
    errors: [{ path: [], retryable: false, status: null, retryAfterSeconds: null, ...error }],
    refusals: [],
  };
}

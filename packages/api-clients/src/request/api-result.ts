import type { ApiError } from "./api-error.ts";
import type { Refusal } from "./refusal-schema.ts";

/**
 * Why there is no value. `refusals` is what the API says about the request, for whoever sent it: show it, do not log
 * it; empty when the API gave no reasons.
 */
export type ApiFailure = { ok: false; error: ApiError; refusals: Refusal[] };

/** What every call of every client comes to. */
export type ApiResult<T = undefined> = { ok: true; value: T } | ApiFailure;

/** A failure that is known before or without an answer. */
export function failure(error: Pick<ApiError, "kind" | "code"> & Partial<ApiError>): ApiFailure {
  return {
    ok: false,
    error: { retryable: false, status: null, retryAfterSeconds: null, ...error },
    refusals: [],
  };
}

/**
 * Kind of failure. `aborted`: the caller's signal ended the call. `network`: no response. `timeout`: no response in
 * time. `http`: a temporary status (408, 425, 429, 5xx). `refused`: a permanent status (other 4xx). `invalid-response`: a
 * redirect, a body that is not JSON, or JSON of another schema.
 */
export type ApiErrorKind = "aborted" | "network" | "timeout" | "http" | "refused" | "invalid-response";

/** A failed request. Contains nothing of the request or response, so it is safe to log. */
export type ApiError = {
  /** Always empty: the whole request failed. The API's refusals name the fields. */
  path: readonly [];
  kind: ApiErrorKind;
  /** Stable code: `http.503`, `network.econnrefused`, `timeout`, `aborted`, `invalid-response.schema`. */
  code: string;
  /** Whether the same request may succeed later. */
  retryable: boolean;
  /** HTTP status, null without a response. */
  status: number | null;
  /** `Retry-After` in seconds from now; null without the header. */
  retryAfterSeconds: number | null;
};

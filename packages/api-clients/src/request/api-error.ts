/**
 * Where a request failed. `network`: no answer came. `timeout`: none came in time. `http`: the API is in trouble or asks
 * for patience (408, 425, 429, 5xx). `refused`: it will never take this request (other 4xx). `invalid-response`: what
 * came is not an answer of this API, such as a redirect, a page of HTML or JSON of another shape.
 */
export type ApiErrorKind = "network" | "timeout" | "http" | "refused" | "invalid-response";

/** A request that failed, without anything that was sent or came back: it may be logged. */
export type ApiError = {
  kind: ApiErrorKind;
  /** Short and stable: `http.503`, `network.econnrefused`, `timeout`, `invalid-response.schema`. */
  code: string;
  /** Whether the same request may succeed later. */
  retryable: boolean;
  /** HTTP status, null when no answer came. */
  status: number | null;
  /** What the API asked for in `Retry-After`, seconds from now; null when it did not. */
  retryAfterSeconds: number | null;
};

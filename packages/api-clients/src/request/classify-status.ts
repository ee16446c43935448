import type { ApiError } from "./api-error.ts";

/** Statuses below 500 that say "not now" rather than "not this". */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** What a status other than 2xx means for the request. */
export function classifyStatus(status: number, retryAfterSeconds: number | null): ApiError {
  const error = { code: `http.${status}`, status, retryAfterSeconds };
  if (status >= 500 || RETRYABLE_STATUSES.has(status)) return { ...error, kind: "http", retryable: true };
  if (status >= 400) return { ...error, kind: "refused", retryable: false };
  // A redirect is not followed: it would hand people's data to an address that nobody configured. Browsers hide its
  // status and say 0.
  return {
    kind: "invalid-response",
    code: "invalid-response.redirect",
    retryable: true,
    status: status || null,
    retryAfterSeconds,
  };
}

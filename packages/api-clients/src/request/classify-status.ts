import type { ApiError } from "./api-error.ts";

/** Retryable statuses below 500. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Classifies a status other than 2xx. */
export function classifyStatus(status: number, retryAfterSeconds: number | null): ApiError {
  const error = { path: [], code: `http.${status}`, status, retryAfterSeconds } as const;
  if (status >= 500 || RETRYABLE_STATUSES.has(status)) return { ...error, kind: "http", retryable: true };
  if (status >= 400) return { ...error, kind: "refused", retryable: false };
  // Redirects are not followed, since they would send personal data to an unconfigured address. Browsers report
  // their status as 0.
  return {
    path: [],
    kind: "invalid-response",
    code: "invalid-response.redirect",
    retryable: true,
    status: status || null,
    retryAfterSeconds,
  };
}

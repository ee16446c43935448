import type { ApiError } from "./api-error.ts";

/** The failure of a call that its caller ended; the same request may succeed later. */
export const ABORTED: ApiError = {
  path: [],
  kind: "aborted",
  code: "aborted",
  retryable: true,
  status: null,
  retryAfterSeconds: null,
};

/** Classifies an exception of `fetch` by its codes, never by its message. */
export function classifyFailure(failure: unknown): ApiError {
  const nothing = { path: [], status: null, retryAfterSeconds: null, retryable: true } as const;
  const { name, cause } = (failure ?? {}) as { name?: unknown; cause?: unknown };
  if (name === "TimeoutError") return { ...nothing, kind: "timeout", code: "timeout" };
  const code = codeOf(cause) ?? codeOf(failure);
  // By name, since Node's HTTP parser sets no error code.
  if ((cause as { name?: unknown } | undefined)?.name === "HTTPParserError")
    return { ...nothing, kind: "invalid-response", code: "invalid-response.http" };
  return { ...nothing, kind: "network", code: code === null ? "network" : `network.${code}` };
}

function codeOf(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code.toLowerCase() : null;
}

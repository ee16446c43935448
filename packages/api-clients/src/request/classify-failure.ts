import type { ApiError } from "./api-error.ts";

/** What a request that got no answer means. Looks at codes only, never at the words of an error. */
export function classifyFailure(failure: unknown): ApiError {
  const nothing = { status: null, retryAfterSeconds: null, retryable: true } as const;
  const { name, cause } = (failure ?? {}) as { name?: unknown; cause?: unknown };
  if (name === "TimeoutError") return { ...nothing, kind: "timeout", code: "timeout" };
  if (name === "AbortError") return { ...nothing, kind: "network", code: "network.aborted" };
  const code = codeOf(cause) ?? codeOf(failure);
  // By its name: this Node's own parser leaves the code of the error empty.
  if ((cause as { name?: unknown } | undefined)?.name === "HTTPParserError")
    return { ...nothing, kind: "invalid-response", code: "invalid-response.http" };
  return { ...nothing, kind: "network", code: code === null ? "network" : `network.${code}` };
}

function codeOf(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code.toLowerCase() : null;
}

import type { AnswerReader } from "./answer-reader.ts";
import type { ApiAddress } from "./api-address.ts";
import type { ApiError } from "./api-error.ts";
import type { ApiFailure, ApiResult } from "./api-result.ts";
import { ABORTED, classifyFailure } from "./classify-failure.ts";
import { classifyStatus } from "./classify-status.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import { retryDelay } from "./retry-delay.ts";
import type { Transport } from "./transport.ts";

export type ApiCall<T> = {
  address: ApiAddress;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Whether the call is idempotent, so that it may be retried. */
  repeatable: boolean;
  answer: AnswerReader<T>;
  /** Sent as JSON. */
  body?: unknown;
  /** The same for every attempt of the same request. */
  idempotencyKey?: string;
  /** `keepalive` of `fetch`: the request continues after the page is closed. */
  keepalive?: boolean;
  /** Of the version that the caller has: the answer may be 304, which `answer.value` reads. */
  etag?: string | null;
  signal?: AbortSignal | undefined;
};

/**
 * Calls an API (docs/product/api.md, "Clients"); failures are values. Retries repeatable calls after `network`, `timeout`
 * and `http` failures. A call that its caller aborts ends with `aborted`, also between two attempts.
 *
 * @throws TypeError for an invalid header or body
 */
export async function callApi<T>(call: ApiCall<T>, transport: Transport): Promise<ApiResult<T>> {
  const init = requestInit(call, transport);
  const retries = call.repeatable ? transport.retries : 0;
  for (let retry = 0; ; retry += 1) {
    const result = await tryOnce(call, init, transport);
    if (result.ok || retry >= retries) return result;
    const { kind, retryAfterSeconds } = result.errors[0];
    if (kind === "aborted" || kind === "refused" || kind === "invalid-response") return result;
    if (call.signal?.aborted) return failed(ABORTED);
    const wait = retryDelay({ retry, retryAfterSeconds, random: transport.random() });
    if (wait === null) return result;
    await transport.sleep(wait, call.signal);
    if (call.signal?.aborted) return failed(ABORTED);
  }
}

function requestInit(
  {
    method,
    address: { authorization },
    body,
    idempotencyKey,
    keepalive = false,
    etag = null,
  }: ApiCall<unknown>,
  transport: Transport,
): RequestInit {
  const headers = new Headers({ accept: "application/json" });
  if (authorization !== null) headers.set("authorization", authorization);
  for (const [name, value] of Object.entries(transport.headers)) headers.set(name, value);
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  if (etag !== null) headers.set("if-none-match", etag);
  const init: RequestInit = { method, headers, redirect: "manual", keepalive };
  if (body === undefined) return init;
  headers.set("content-type", "application/json");
  return { ...init, body: JSON.stringify(body) };
}

async function tryOnce<T>(
  { address, answer, etag = null, signal }: ApiCall<T>,
  init: RequestInit,
  { fetch, timeoutMs }: Transport,
): Promise<ApiResult<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address.url, {
      ...init,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    const isNotModified = response.status === 304 && etag !== null;
    if (response.ok || isNotModified) return await answer.value(response);
    const wait = retryAfterSeconds(response.headers.get("retry-after"), timeOf(response));
    const error = classifyStatus(response.status, wait);
    // The status is used even when the refusals cannot be read.
    return failed(error, await answer.refusals(response).catch(() => []));
  } catch (problem) {
    if (signal?.aborted) return failed(ABORTED);
    return failed(classifyFailure(timeout.aborted ? timeout.reason : problem));
  }
}

function failed(error: ApiError, refusals: ApiFailure["refusals"] = []): ApiFailure {
  return { ok: false, errors: [error], refusals };
}

/** The server's time from its `Date` header, to which a date in `Retry-After` is relative. */
function timeOf(response: Response): number {
  return Date.parse(response.headers.get("date") ?? "") || Date.now();
}

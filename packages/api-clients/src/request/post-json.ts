import type { ApiAddress } from "./api-address.ts";
import type { ApiResult } from "./api-error.ts";
import { classifyFailure } from "./classify-failure.ts";
import { classifyStatus } from "./classify-status.ts";
import { retryAfterSeconds } from "./retry-after.ts";

export type PostOptions = {
  /** From connecting to the answer's status. Milliseconds. */
  timeoutMs: number;
  /** The same for every try of the same request. */
  idempotencyKey: string;
  /** Ends the request early. */
  signal?: AbortSignal | undefined;
};

/**
 * Posts JSON once and reports the answer's status; the answer's body is not read. A 2xx status is success. Nothing is
 * tried again here: whoever keeps the request decides.
 *
 * @example const result = await postJson(apiAddress(base, "messages"), { to, text }, { timeoutMs: 10_000, idempotencyKey });
 */
export async function postJson(address: ApiAddress, body: unknown, options: PostOptions): Promise<ApiResult> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await fetch(address.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "idempotency-key": options.idempotencyKey,
        ...(address.authorization !== null && { authorization: address.authorization }),
      },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
    });
    // A status has arrived; a body that trickles or breaks off changes nothing about it.
    response.body?.cancel().catch(() => {});
    if (response.ok) return { ok: true, status: response.status };
    const wait = retryAfterSeconds(response.headers.get("retry-after"), Date.now());
    return { ok: false, error: classifyStatus(response.status, wait) };
  } catch (failure) {
    return { ok: false, error: classifyFailure(failure) };
  }
}

import type * as z from "zod";
import type { ApiAddress } from "../request/api-address.ts";
import type { ApiError } from "../request/api-error.ts";
import { classifyFailure } from "../request/classify-failure.ts";
import { classifyStatus } from "../request/classify-status.ts";
import { retryAfterSeconds } from "../request/retry-after.ts";
import { type Refusal, refusalSchema } from "./refusal-schema.ts";
import { retryDelay } from "./retry-delay.ts";
import type { VehiclesError, VehiclesResult } from "./vehicles-error.ts";

/** How requests are sent; chance and waiting are parameters. */
export type Transport = {
  fetch: typeof globalThis.fetch;
  /** For one try, from connecting to the last byte. Milliseconds. */
  timeoutMs: number;
  /** Further tries after the first. */
  retries: number;
  headers: Record<string, string>;
  /** 0 inclusive to 1 exclusive. */
  random: () => number;
  /** Ends early when the signal does. */
  sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

/**
 * Gets JSON and checks it. No answer, no answer in time, 5xx, 408, 425 and 429 are tried again; every other failure is
 * final, and so is a request that its caller ended.
 */
export async function getJson<T>(
  address: ApiAddress,
  schema: z.ZodType<T>,
  transport: Transport,
  signal?: AbortSignal,
): Promise<VehiclesResult<T>> {
  for (let retry = 0; ; retry += 1) {
    const result = await tryOnce(address, schema, transport, signal);
    if (result.ok || retry >= transport.retries || signal?.aborted) return result;
    const { kind, retryAfterSeconds: asked } = result.error;
    if (kind === "refused" || kind === "invalid-response") return result;
    const wait = retryDelay({ retry, retryAfterSeconds: asked, chance: transport.random() });
    if (wait === null) return result;
    await transport.sleep(wait, signal);
    if (signal?.aborted) return result;
  }
}

async function tryOnce<T>(
  { url, authorization }: ApiAddress,
  schema: z.ZodType<T>,
  { fetch, timeoutMs, headers }: Transport,
  signal: AbortSignal | undefined,
): Promise<VehiclesResult<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...(authorization !== null && { authorization }), ...headers },
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    const text = await response.text();
    if (!response.ok) {
      const wait = retryAfterSeconds(response.headers.get("retry-after"), Date.now());
      return failed(classifyStatus(response.status, wait), refusalsOf(text));
    }
    const parsed = schema.safeParse(parseJson(text));
    return parsed.success ? { ok: true, value: parsed.data } : failed(notOurs(response.status));
  } catch (problem) {
    return failed(classifyFailure(timeout.aborted && !signal?.aborted ? timeout.reason : problem));
  }
}

function failed(error: ApiError, errors: Refusal[] = []): { ok: false; error: VehiclesError } {
  return { ok: false, error: { ...error, errors } };
}

/** Success with a body that this API does not send: another program answered, or another version. */
function notOurs(status: number): ApiError {
  return {
    kind: "invalid-response",
    code: "invalid-response",
    retryable: false,
    status,
    retryAfterSeconds: null,
  };
}

function refusalsOf(text: string): Refusal[] {
  const refusal = refusalSchema.safeParse(parseJson(text));
  return refusal.success ? refusal.data.errors : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

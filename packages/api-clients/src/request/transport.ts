/** How requests are sent. */
export type Transport = {
  fetch: typeof globalThis.fetch;
  /** Timeout of one attempt including the body, milliseconds, default 10 000. */
  timeoutMs: number;
  /** Retries of repeatable calls, default 2. */
  retries: number;
  /** Sent with every request, such as an API key. */
  headers: Record<string, string>;
  /** 0 inclusive to 1 exclusive. */
  random: () => number;
  /** Returns early when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

/** Options of every client. */
export type ClientOptions = {
  /** The API's base URL. User and password in it are sent as Basic authorization. */
  baseUrl: string;
} & Partial<Transport>;

/** Options of every call. */
export type CallOptions = {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
};

/** Options of a call with an idempotency key. Every attempt of a request uses the same key. */
export type KeyedCallOptions = CallOptions & { idempotencyKey: string };

/** Applies the default options. */
export function resolveTransport({
  fetch = (...args) => globalThis.fetch(...args),
  timeoutMs = 10_000,
  retries = 2,
  headers = {},
  random = Math.random,
  sleep = wait,
}: Partial<Transport>): Transport {
  return { fetch, timeoutMs, retries, headers, random, sleep };
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", done);
  });
}

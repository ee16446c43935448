/** How requests are sent; chance and waiting are parameters. */
export type Transport = {
  fetch: typeof globalThis.fetch;
  /** For one try, from connecting to the last byte that is read. Milliseconds, default 10 000. */
  timeoutMs: number;
  /** Further tries after the first of calls that may be repeated. Default 2. */
  retries: number;
  /** Sent with every request, such as an API's key. */
  headers: Record<string, string>;
  /** 0 inclusive to 1 exclusive. */
  random: () => number;
  /** Ends early when the signal does. */
  sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

/** What every client is made with. */
export type ClientOptions = {
  /** The API's base address. User and password in it are sent as Basic authorization. */
  baseUrl: string;
} & Partial<Transport>;

/** What every call takes. */
export type CallOptions = {
  /** Ends the call early. */
  signal?: AbortSignal | undefined;
};

/** What every call takes that must happen once: the key is the same for every try of the same request. */
export type KeyedCallOptions = CallOptions & { idempotencyKey: string };

/** A client's options with the defaults filled in. */
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

/** The platform functions that the client needs, in a browser or on a server. */
export type Environment = {
  /** The standard `fetch`. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Called once; may throw, as `localStorage` does in a browser that blocks storage. */
  storage: () => KeyValueStorage | null;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  /** From 0 inclusive to 1 exclusive. */
  random: () => number;
  /** Creates an id, such as `crypto.randomUUID`. */
  uuid: () => string;
  /** Called with every failure; it contains nothing about the visitor. */
  log: (problem: Problem) => void;
};

/** `localStorage` or a compatible object; each method may throw. */
export type KeyValueStorage = {
  /** Returns the stored text, or null. */
  getItem: (key: string) => string | null;
  /** Stores a text. */
  setItem: (key: string, value: string) => void;
  /** Deletes a text. */
  removeItem: (key: string) => void;
};

export type Timers = {
  /** Runs the callback once after a delay; returns a function that cancels it. */
  start: (callback: () => void, milliseconds: number) => () => void;
};

export type Endpoint = "experiments" | "initialize" | "events" | "exceptions";

/** A failure; `code` is `http.503`, `network`, `timeout`, `aborted`, `invalid-response` or `storage`. */
export type Problem = { code: string; endpoint: Endpoint | null };

/** `body` is undefined when the response is not JSON. */
export type Reply =
  | { ok: true; status: number; body: unknown }
  | { ok: false; code: string; retryable: boolean };

export type RequestOptions = {
  endpoint: Endpoint;
  url: string;
  /** Posted as JSON; without it the request is a GET. */
  body?: unknown;
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined;
  retries: number;
  /** Aborts the request and its retries. */
  signal: AbortSignal;
};

export const TIMEOUT_MS = 10_000;
export const RETRIES = 2;
const FIRST_PAUSE_MS = 500;

/** Retryable statuses below 500. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

async function tryOnce(
  { url, body, keepalive, signal }: RequestOptions,
  environment: Environment,
): Promise<Reply> {
  const timeout = new AbortController();
  const stopTimer = environment.timers.start(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await environment.fetch(url, {
      ...(body !== undefined && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      keepalive,
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    const { status, ok } = response;
    const text = await response.text();
    if (!ok)
      return {
        ok: false,
        code: `http.${status}`,
        retryable: status >= 500 || RETRYABLE_STATUSES.has(status),
      };
    return { ok: true, status, body: parseJson(text) };
  } catch {
    const code = timeout.signal.aborted ? "timeout" : signal.aborted ? "aborted" : "network";
    return { ok: false, code, retryable: code !== "aborted" };
  } finally {
    stopTimer();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits half a second, doubled for each retry. Up to 100 % jitter keeps visitors from retrying at once. */
function pause(tries: number, { timers, random }: Environment, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const stop = timers.start(end, FIRST_PAUSE_MS * 2 ** tries * (1 + random()));
    signal.addEventListener("abort", end);
  });
}

/**
 * Sends a request with retries. Each attempt, with its body, has a timeout of 10 seconds. Logs and returns failures,
 * never throws (docs/product/experiments.md, "Calls").
 */
export async function sendRequest(options: RequestOptions, environment: Environment): Promise<Reply> {
  for (let tries = 0; ; tries += 1) {
    if (options.signal.aborted) return { ok: false, code: "aborted", retryable: false };
    const reply = await tryOnce(options, environment);
    if (reply.ok) return reply;
    environment.log({ code: reply.code, endpoint: options.endpoint });
    if (!reply.retryable || tries >= options.retries) return reply;
    await pause(tries, environment, options.signal);
  }
}

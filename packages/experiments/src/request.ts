/** Where the client runs: everything that it needs of a browser or a server. */
export type Environment = {
  /** `fetch` of the platform; its signal ends a try. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Called once, inside a guard: in a browser that blocks storage, touching `localStorage` already throws. */
  storage: () => KeyValueStorage | null;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  /** From 0 up to, not including, 1. */
  random: () => number;
  /** A new id, such as `crypto.randomUUID`. */
  uuid: () => string;
  /** Told of every failure; it holds nothing about the visitor. */
  log: (problem: Problem) => void;
};

/** `localStorage`, or anything of its shape. */
export type KeyValueStorage = {
  /** May throw. */
  getItem: (key: string) => string | null;
  /** May throw, as when it is full. */
  setItem: (key: string, value: string) => void;
  /** May throw. */
  removeItem: (key: string) => void;
};

export type Timers = {
  /** Runs the callback once after so many milliseconds; returns what stops it. */
  start: (callback: () => void, milliseconds: number) => () => void;
};

export type Endpoint = "experiments" | "initialize" | "events" | "exceptions";

/** What went wrong: `http.503`, `network`, `timeout`, `aborted`, `invalid-response`, `storage`. */
export type Problem = { code: string; endpoint: Endpoint | null };

/** `body` is undefined when the answer holds no JSON. */
export type Reply =
  | { ok: true; status: number; body: unknown }
  | { ok: false; code: string; retryable: boolean };

export type RequestOptions = {
  endpoint: Endpoint;
  url: string;
  /** Posted as JSON; without one the request is a GET. */
  body?: unknown;
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined;
  /** How often a failed request is tried again. */
  retries: number;
  /** Ends the request and its retries. */
  signal: AbortSignal;
};

export const TIMEOUT_MS = 10_000;
export const RETRIES = 2;
const FIRST_PAUSE_MS = 500;

/** Statuses below 500 that say "not now" rather than "not this". */
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

/** Half a second, then twice as long, each time up to as much again by chance, so that visitors do not come back at once. */
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
 * One request with its retries. A try takes 10 seconds at most, its body included; what may succeed later is tried
 * again. Failures are logged and returned, never thrown (docs/product/experiments.md, "Calls").
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

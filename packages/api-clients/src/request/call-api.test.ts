import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Answer, empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { jsonOf } from "./answer-reader.ts";
import { type ApiCall, callApi } from "./call-api.ts";
import { resolveTransport, type Transport } from "./transport.ts";

const api = useApiServer();
const busy = empty(503);
const good = json({ n: 1 });
const answer = jsonOf(z.object({ n: z.number() }));

async function call(changed: Partial<ApiCall<{ n: number }>> = {}, options: Partial<Transport> = {}) {
  const { waits, ...calm } = instantRetries();
  const address = { url: `${api.url}/numbers`, authorization: null };
  const given = { address, method: "GET", repeatable: true, answer, ...changed } as const;
  return { result: await callApi(given, resolveTransport({ ...calm, ...options })), waits };
}

describe("a repeatable call", () => {
  test("is retried twice with growing delays", async () => {
    api.answer(busy, busy, good);
    const { result, waits } = await call();
    expect(result).toEqual({ ok: true, value: { n: 1 } });
    expect(api.received).toHaveLength(3);
    expect(waits).toEqual([200, 400]);
  });

  test("fails after two retries", async () => {
    api.answer(busy);
    const { result } = await call();
    expect(result).toEqual({
      ok: false,
      errors: [
        { path: [], kind: "http", code: "http.503", retryable: true, status: 503, retryAfterSeconds: null },
      ],
      refusals: [],
    });
    expect(api.received).toHaveLength(3);
  });

  test.each([408, 425, 429, 500, 502, 504])("is retried after %i", async (status) => {
    api.answer(empty(status), good);
    expect((await call()).result.ok).toBe(true);
  });

  test.each([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 499])(
    "is not retried after %i",
    async (status) => {
      api.answer(empty(status), good);
      const { result } = await call();
      expect(result).toMatchObject({
        ok: false,
        errors: [{ kind: "refused", code: `http.${status}`, status, retryable: false }],
      });
      expect(api.received).toHaveLength(1);
    },
  );

  test("is retried when the connection is closed before or during the response", async () => {
    const half: Answer = (_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write("[", () => response.destroy());
    };
    api.answer((request) => request.socket.destroy(), half, good);
    expect((await call()).result.ok).toBe(true);
    expect(api.received).toHaveLength(3);
  });

  test.each([
    ["nothing", () => {}],
    [
      "headers only",
      (_request, response) => response.writeHead(200, { "content-type": "application/json" }).flushHeaders(),
    ],
    [
      "the beginning",
      (_request, response) => response.writeHead(200, { "content-type": "application/json" }).write("["),
    ],
  ] satisfies [string, Answer][])("is retried when %s arrives before the timeout", async (_name, slow) => {
    api.answer(slow);
    let tries = 0;
    const counting: typeof fetch = (...args) => {
      tries += 1;
      return fetch(...args);
    };
    const { result } = await call({}, { timeoutMs: 40, retries: 1, fetch: counting });
    expect(result).toMatchObject({ errors: [{ kind: "timeout", code: "timeout", retryable: true }] });
    expect(tries).toBe(2);
  });

  test("sends the same request each time", async () => {
    api.answer(busy, good);
    await call({ method: "POST", body: { a: "ñ" }, idempotencyKey: "k1" });
    const [first, second] = api.received;
    expect(first).toMatchObject({
      method: "POST",
      body: '{"a":"ñ"}',
      headers: { "idempotency-key": "k1", "content-type": "application/json", accept: "application/json" },
    });
    expect(second).toEqual(first);
  });

  test("a read has no body and no key", async () => {
    api.answer(good);
    await call();
    expect(api.received[0]).toMatchObject({ method: "GET", body: "" });
    expect(api.received[0]?.headers).not.toHaveProperty("content-type");
    expect(api.received[0]?.headers).not.toHaveProperty("idempotency-key");
  });
});

test("a call that is not repeatable is not retried", async () => {
  api.answer(busy, good);
  expect((await call({ repeatable: false })).result.ok).toBe(false);
  expect(api.received).toHaveLength(1);
});

describe("Retry-After", () => {
  const date = "Wed, 21 Oct 2026 07:28:00 GMT";

  test.each([
    ["seconds", "3", 3],
    ["a date, relative to the Date header", "Wed, 21 Oct 2026 07:28:04 GMT", 4],
    ["a past date", "Wed, 21 Oct 2026 07:27:00 GMT", 0],
    ["an invalid value", "soon", 0],
  ])("is the minimum delay: %s", async (_name, header, seconds) => {
    api.answer(json({}, 429, { "retry-after": header, date }), good);
    const { result, waits } = await call();
    expect(result.ok).toBe(true);
    expect(waits).toEqual([seconds * 1000 + 200]);
  });

  test("is relative to the local clock without a Date header", async () => {
    const soon = new Date(Date.now() + 3_600_000).toUTCString();
    api.answer((_request, response) => {
      response.sendDate = false;
      response.writeHead(503, { "retry-after": soon }).end();
    });
    const { result } = await call();
    const seconds = result.ok ? null : result.errors[0].retryAfterSeconds;
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  test("above the limit ends the retries and is returned", async () => {
    api.answer(empty(429, { "retry-after": "60" }));
    const { result } = await call();
    expect(result).toMatchObject({ ok: false, errors: [{ retryAfterSeconds: 60, status: 429 }] });
    expect(api.received).toHaveLength(1);
  });
});

describe("the caller's signal", () => {
  test("aborts a call without a retry", async () => {
    const ended = new AbortController();
    api.answer(() => ended.abort("for a reason of its own"));
    const { result } = await call({ signal: ended.signal });
    expect(result).toMatchObject({ ok: false, errors: [{ kind: "aborted", code: "aborted" }] });
    expect(api.received).toHaveLength(1);
  });

  test("aborts a retry delay", async () => {
    const ended = new AbortController();
    api.answer(empty(503, { "retry-after": "9" }));
    const { sleep } = resolveTransport({});
    const abortedSleep: typeof sleep = (ms, signal) => {
      const slept = sleep(ms, signal);
      ended.abort();
      return slept;
    };
    const { result } = await call({ signal: ended.signal }, { sleep: abortedSleep });
    expect(result).toMatchObject({ ok: false, errors: [{ kind: "aborted", code: "aborted", status: null }] });
    expect(api.received).toHaveLength(1);
  });

  test("that ends after a timeout of its own is not the client's timeout", async () => {
    const ended = new AbortController();
    api.answer(() => ended.abort(new DOMException("too late", "TimeoutError")));
    const { result } = await call({ signal: ended.signal });
    expect(result).toMatchObject({ errors: [{ kind: "aborted", code: "aborted" }] });
    expect(api.received).toHaveLength(1);
  });

  test("after a complete response changes nothing", async () => {
    const ended = new AbortController();
    api.answer(good);
    const { result } = await call({ signal: ended.signal });
    ended.abort();
    expect(result.ok).toBe(true);
  });

  test("that never ends leaves the client's timeout", async () => {
    api.answer(() => {});
    const { signal } = new AbortController();
    const { result } = await call({ signal }, { timeoutMs: 20, retries: 0 });
    expect(result).toMatchObject({ errors: [{ kind: "timeout", code: "timeout" }] });
  });

  test("aborts while the refusals of a failure are read, without a delay", async () => {
    const ended = new AbortController();
    api.answer((_request, response) => {
      response.writeHead(503, { "content-type": "application/json" }).write("{", () => ended.abort());
    });
    const { result, waits } = await call({ signal: ended.signal });
    expect(result).toMatchObject({ errors: [{ kind: "aborted" }] });
    expect(waits).toEqual([]);
  });

  test("prevents the request when already aborted", async () => {
    const { result } = await call({ signal: AbortSignal.abort() });
    expect(result).toMatchObject({ errors: [{ kind: "aborted", code: "aborted" }] });
    expect(api.received).toEqual([]);
  });
});

test("custom headers override the authorization of the base URL", async () => {
  api.answer(good);
  const address = { url: `${api.url}/numbers`, authorization: "Basic eA==" };
  await call({ address }, { headers: { Authorization: "Bearer y", "x-trace": "7" } });
  expect(api.received[0]?.headers).toMatchObject({ authorization: "Bearer y", "x-trace": "7" });
});

test("throws a TypeError for an invalid header", async () => {
  await expect(call({ idempotencyKey: "a\nb" })).rejects.toThrow(TypeError);
  expect(api.received).toEqual([]);
});

import { describe, expect, test } from "vitest";
import {
  type Environment,
  RETRIES,
  type Reply,
  type RequestOptions,
  sendRequest,
  TIMEOUT_MS,
} from "./request.ts";
import { disconnect, json, neverAnswer, status, useExperimentServer } from "./testing/experiment-server.ts";
import { fakeClock, until } from "./testing/fake-clock.ts";

const server = useExperimentServer();

function send(changes: Partial<RequestOptions> = {}, environment: Partial<Environment> = {}) {
  const clock = fakeClock();
  const logged: string[] = [];
  const reply: Promise<Reply> = sendRequest(
    {
      endpoint: "initialize",
      url: server.endpoints.initialize,
      body: { a: 1 },
      retries: RETRIES,
      signal: new AbortController().signal,
      ...changes,
    },
    {
      fetch: (url, init) => fetch(url, init),
      storage: () => null,
      now: clock.now,
      timers: clock.timers,
      random: () => 0,
      uuid: () => "id",
      log: ({ code, endpoint }) => logged.push(`${endpoint} ${code}`),
      ...environment,
    },
  );
  return { reply, clock, logged };
}

const arrived = (count: number) => until(() => server.received.length === count);
/** Between two attempts: the only timer is the retry delay. */
const pausing = (clock: ReturnType<typeof fakeClock>, milliseconds: number) =>
  until(() => clock.pending().length === 1 && clock.pending()[0] === milliseconds);

/** Ends every retry delay at once; returns their lengths in milliseconds. */
async function endDelays(clock: ReturnType<typeof fakeClock>, reply: Promise<Reply>): Promise<number[]> {
  const delays: number[] = [];
  let ended = false;
  void reply.then(() => {
    ended = true;
  });
  await until(() => {
    const [next = TIMEOUT_MS] = clock.pending();
    if (next < TIMEOUT_MS) {
      delays.push(next);
      clock.advance(next);
    }
    return ended;
  });
  return delays;
}

describe("sendRequest", () => {
  test("posts JSON and reads JSON", async () => {
    server.answer("initialize", json({ b: 2 }));
    const { reply, clock, logged } = send();
    expect(await reply).toEqual({ ok: true, status: 200, body: { b: 2 } });
    expect(server.received).toMatchObject([{ method: "POST", body: { a: 1 } }]);
    expect([clock.pending(), logged]).toEqual([[], []]);
  });

  test("returns an undefined body for a response without JSON", async () => {
    expect(await send().reply).toEqual({ ok: true, status: 204, body: undefined });
    server.answer("initialize", (response) => void response.writeHead(202).end("taken"));
    expect(await send().reply).toEqual({ ok: true, status: 202, body: undefined });
  });

  const outages = [500, 502, 503, 504, 599, 408, 425, 429].map(
    (code) => [`http.${code}`, status(code)] as const,
  );

  test.each([...outages, ["network", disconnect] as const])(
    "retries twice after %s",
    async (code, failure) => {
      server.answer("initialize", failure);
      const { reply, clock, logged } = send();
      expect(await endDelays(clock, reply)).toEqual([500, 1000]);
      expect(await reply).toEqual({ ok: false, code, retryable: true });
      expect(server.received).toHaveLength(3);
      expect(logged).toEqual(Array(3).fill(`initialize ${code}`));
      expect(clock.pending()).toEqual([]);
    },
  );

  test.each([400, 401, 403, 404, 410, 422])("does not retry after %i", async (code) => {
    server.answer("initialize", status(code));
    const { reply, logged } = send();
    expect(await reply).toEqual({ ok: false, code: `http.${code}`, retryable: false });
    expect([server.received.length, logged]).toEqual([1, [`initialize http.${code}`]]);
  });

  test("stops retrying after a success", async () => {
    server.answer("initialize", disconnect, json({ b: 2 }));
    const { reply, clock, logged } = send();
    await pausing(clock, 500);
    clock.advance(500);
    expect(await reply).toMatchObject({ ok: true, body: { b: 2 } });
    expect([server.received.length, logged]).toEqual([2, ["initialize network"]]);
  });

  test("adds up to 100 % jitter to the retry delays", async () => {
    server.answer("initialize", status(503));
    const { reply, clock } = send({}, { random: () => 0.5 });
    await pausing(clock, 750);
    clock.advance(749);
    expect(server.received).toHaveLength(1);
    clock.advance(1);
    await pausing(clock, 1500);
    clock.advance(1500);
    expect((await reply).ok).toBe(false);
  });

  test("makes one attempt without retries", async () => {
    server.answer("initialize", status(503));
    expect((await send({ retries: 0 }).reply).ok).toBe(false);
    expect(server.received).toHaveLength(1);
  });

  test("times out after 10 seconds", async () => {
    server.answer("initialize", neverAnswer);
    const { reply, clock, logged } = send({ retries: 0 });
    await arrived(1);
    clock.advance(9_999);
    expect([clock.pending(), logged]).toEqual([[1], []]);
    clock.advance(1);
    expect(await reply).toEqual({ ok: false, code: "timeout", retryable: true });
    expect(logged).toEqual(["initialize timeout"]);
  });

  test("times out while reading the body, 10 seconds for each attempt", async () => {
    server.answer("initialize", (response) => void response.writeHead(200).write("{"));
    const { reply, clock } = send({ retries: 1 });
    await arrived(1);
    clock.advance(10_000);
    await pausing(clock, 500);
    clock.advance(500);
    await arrived(2);
    expect(clock.pending()).toEqual([10_000]);
    clock.advance(10_000);
    expect(await reply).toMatchObject({ code: "timeout" });
  });

  test("the caller's signal aborts an attempt", async () => {
    server.answer("initialize", neverAnswer);
    const ending = new AbortController();
    const { reply, clock } = send({ signal: ending.signal });
    await arrived(1);
    ending.abort();
    expect(await reply).toEqual({ ok: false, code: "aborted", retryable: false });
    expect(clock.pending()).toEqual([]);
  });

  test("the caller's signal aborts a retry delay and prevents further attempts", async () => {
    server.answer("initialize", status(503));
    const ending = new AbortController();
    const { reply, clock } = send({ signal: ending.signal });
    await pausing(clock, 500);
    ending.abort();
    expect(await reply).toEqual({ ok: false, code: "aborted", retryable: false });
    expect([server.received.length, clock.pending()]).toEqual([1, []]);
    expect(await send({ signal: ending.signal }).reply).toMatchObject({ code: "aborted" });
    expect(server.received).toHaveLength(1);
  });

  test("returns a network failure when the server is down or fetch throws", async () => {
    expect(await send({ url: "http://127.0.0.1:1/", retries: 0 }).reply).toMatchObject({ code: "network" });
    const broken = () => {
      throw new TypeError("no fetch here");
    };
    expect(await send({ retries: 0 }, { fetch: broken }).reply).toMatchObject({ code: "network" });
  });
});

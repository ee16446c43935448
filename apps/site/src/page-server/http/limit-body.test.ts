import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { readLimitedBody } from "./limit-body.ts";

afterEach(() => void vi.useRealTimers());

/** A request whose body is written by the test. */
const requestOf = () => Object.assign(new PassThrough(), { headers: {} });

it("gives up a body that does not end within 30 seconds", async () => {
  vi.useFakeTimers();
  const request = requestOf();
  request.write("a");
  const read = readLimitedBody(request as unknown as IncomingMessage);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await read).toEqual({ ok: false });
});

it("leaves no timer behind a body that ended", async () => {
  vi.useFakeTimers();
  const request = requestOf();
  request.end("a");
  const read = readLimitedBody(request as unknown as IncomingMessage);
  expect(await read).toEqual({ ok: true, body: Buffer.from("a") });
  expect(vi.getTimerCount()).toBe(0);
});

import { fail } from "@forecourt/result";
import { describe, expect, test } from "vitest";
import { requestPrices } from "./request-prices.ts";
import type { ValuationProvider } from "./valuation-provider.ts";

const request = { year: 2019, age: 7, mileage: 84_000 };
const value = { adjusted_whole_rough: 900_000 };
const providerOf = (vehiclePrices: unknown) => ({ vehiclePrices }) as ValuationProvider;

test("gives the prices, and passes request and signal on", async () => {
  const { signal } = new AbortController();
  const asked: unknown[] = [];
  const provider = providerOf(async (...given: unknown[]) => {
    asked.push(...given);
    return { ok: true, value };
  });
  expect(await requestPrices(provider, request, { signal })).toEqual({ ok: true, value });
  expect(asked[0]).toBe(request);
  expect((asked[1] as { signal: unknown }).signal).toBe(signal);
});

test.each([
  [
    "an exception",
    () => {
      throw new Error("down");
    },
  ],
  ["a rejection", () => Promise.reject(new Error("down"))],
  ["a rejection with nothing", () => Promise.reject()],
])("%s is a failure", async (_, vehiclePrices) => {
  expect(await requestPrices(providerOf(vehiclePrices), request)).toEqual(fail("provider.threw"));
});

test("an object without the function is a failure", async () => {
  expect(await requestPrices({} as ValuationProvider, request)).toEqual(fail("provider.threw"));
});

test("an answer without a promise is accepted, nonsense is a failure", async () => {
  expect(
    await requestPrices(
      providerOf(() => ({ ok: true, value })),
      request,
    ),
  ).toEqual({ ok: true, value });
  expect(
    await requestPrices(
      providerOf(() => 12),
      request,
    ),
  ).toEqual(fail("provider.invalid-answer"));
});

describe("the caller's signal", () => {
  test("ends a request that the provider does not end", async () => {
    const ended = new AbortController();
    const result = requestPrices(
      providerOf(() => new Promise(() => {})),
      request,
      ended,
    );
    ended.abort();
    expect(await result).toEqual(fail("provider.aborted"));
  });

  test("is the reason when the provider throws because of it", async () => {
    const ended = new AbortController();
    const provider = providerOf((_: unknown, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const result = requestPrices(provider, request, ended);
    ended.abort();
    expect(await result).toEqual(fail("provider.aborted"));
  });

  test("prevents the request when already aborted", async () => {
    let calls = 0;
    const provider = providerOf(() => {
      calls += 1;
    });
    const signal = AbortSignal.abort();
    expect(await requestPrices(provider, request, { signal })).toEqual(fail("provider.aborted"));
    expect(calls).toBe(0);
  });

  test("has no listener after the request", async () => {
    const listeners = new Set<unknown>();
    const seen: number[] = [];
    const signal = {
      aborted: false,
      addEventListener: (_: string, listener: unknown) => listeners.add(listener),
      removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
    } as unknown as AbortSignal;
    const provider = providerOf(async () => {
      seen.push(listeners.size);
      return { ok: true, value };
    });
    await requestPrices(provider, request, { signal });
    expect([...seen, listeners.size]).toEqual([1, 0]);
  });

  test("changes nothing after the answer", async () => {
    const ended = new AbortController();
    const result = await requestPrices(
      providerOf(async () => ({ ok: true, value: null })),
      request,
      ended,
    );
    ended.abort();
    expect(result).toEqual({ ok: true, value: null });
  });
});

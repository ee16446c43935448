import { describe, expect, it } from "vitest";
import { fetchWithRetry } from "./fetch-with-retry.ts";

/** Runs with a fake clock and these responses; the last one repeats. `cut` is a network error. */
function trial(responses: (number | "cut")[]) {
  const log = { sent: 0, retries: 0, waited: [] as number[], time: 0 };
  const run = fetchWithRetry({
    send: async () => {
      const response = responses[Math.min(log.sent, responses.length - 1)];
      log.sent += 1;
      if (response === "cut") throw new TypeError("network");
      return new Response(null, { status: response as number });
    },
    onRetry: () => {
      log.retries += 1;
    },
    now: () => log.time,
    wait: async (ms) => {
      log.waited.push(ms);
      log.time += ms;
    },
  });
  return { run, log };
}

describe("fetchWithRetry", () => {
  it.each([202, 409, 422, 429, 500])("returns %i without retrying", async (status) => {
    const { run, log } = trial([status]);
    expect((await run)?.status).toBe(status);
    expect(log).toMatchObject({ sent: 1, retries: 0 });
  });

  it("retries after network errors, 502 and 503", async () => {
    const { run, log } = trial(["cut", 503, 502, 202]);
    expect((await run)?.status).toBe(202);
    expect(log).toMatchObject({ sent: 4, retries: 3 });
  });

  it("returns null after about a minute", async () => {
    const { run, log } = trial(["cut"]);
    expect(await run).toBeNull();
    expect(log.time).toBeGreaterThan(50_000);
    expect(log.time).toBeLessThanOrEqual(60_000);
    expect(Math.max(...log.waited)).toBe(5000);
  });
});

import { describe, expect, it } from "vitest";
import { sendPatiently } from "./send-patiently.ts";

/** A clock that only waiting moves, and a server that gives these answers; the last one repeats. */
function trial(answers: (number | "cut")[]) {
  const log = { sent: 0, retries: 0, waited: [] as number[], time: 0 };
  const run = sendPatiently({
    send: async () => {
      const answer = answers[Math.min(log.sent, answers.length - 1)];
      log.sent += 1;
      if (answer === "cut") throw new TypeError("network");
      return new Response(null, { status: answer as number });
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

describe("sendPatiently", () => {
  it.each([202, 409, 422, 429, 500])("takes %i for an answer", async (status) => {
    const { run, log } = trial([status]);
    const sent = await run;
    expect(sent.kind === "answered" && sent.response.status).toBe(status);
    expect(log).toMatchObject({ sent: 1, retries: 0 });
  });

  it("tries again while the network or the server is away", async () => {
    const { run, log } = trial(["cut", 503, 502, 202]);
    const sent = await run;
    expect(sent.kind === "answered" && sent.response.status).toBe(202);
    expect(log).toMatchObject({ sent: 4, retries: 3 });
  });

  it("gives up after a minute, and not much before", async () => {
    const { run, log } = trial(["cut"]);
    expect(await run).toEqual({ kind: "gave-up" });
    expect(log.time).toBeGreaterThan(50_000);
    expect(log.time).toBeLessThanOrEqual(60_000);
    expect(Math.max(...log.waited)).toBe(5000);
  });
});

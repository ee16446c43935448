import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRequestLimiter, type LaneName, type RequestLimits } from "./limit-requests.ts";
import { BusyError } from "./request-lane.ts";

const LIMITS: RequestLimits = {
  forms: { atOnce: 2, maxWaiting: 10 },
  calls: { atOnce: 1, maxWaiting: 10 },
  reads: { atOnce: 2, maxWaiting: 3 },
  startMs: 6000,
  answerMs: 9000,
  readEveryMs: 100,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A limiter whose requests end when they are told to. */
function requests(changed: Partial<RequestLimits> = {}) {
  const limiter = createRequestLimiter({ ...LIMITS, ...changed });
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const outcomes = new Map<string, string>();
  const send = (lane: LaneName, name: string, arrivedAt = performance.now()) => {
    const work = () =>
      new Promise<string>((resolve, reject) => {
        started.push(name);
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    limiter.run(lane, arrivedAt, work).then(
      (answer) => outcomes.set(name, `answered ${answer}`),
      (error: Error) => outcomes.set(name, error.name),
    );
  };
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)?.();
    await settle();
  };
  return { limiter, started, ends, outcomes, send, end };
}

/** Lets everything run that waits for no time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
}

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

describe("requests of one lane", () => {
  it("run the allowed number at once, the others in order of arrival", async () => {
    const { limiter, started, send, end } = requests();
    for (const name of ["a", "b", "c", "d"]) send("reads", name);
    await settle();
    expect(started).toEqual(["a", "b"]);
    expect(limiter.lanes.reads).toMatchObject({ running: 2, waiting: 2 });
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
    await end("a");
    expect(started).toEqual(["a", "b", "c", "d"]);
    await end("c", "d");
    expect(limiter.lanes.reads).toMatchObject({ running: 0, waiting: 0, peak: 2, refused: 0 });
  });

  it("are refused when more wait than may", async () => {
    const { limiter, send, outcomes } = requests();
    for (const name of ["a", "b", "c", "d", "e", "more"]) send("reads", name);
    await settle();
    expect([...outcomes]).toEqual([["more", "BusyError"]]);
    expect(limiter.lanes.reads.refused).toBe(1);
  });

  it("free their place when they fail", async () => {
    const { started, ends, outcomes, send } = requests();
    for (const name of ["a", "b", "c"]) send("reads", name);
    await settle();
    ends.get("a")?.(new TypeError("broken"));
    await settle();
    expect(outcomes.get("a")).toBe("TypeError");
    expect(started).toEqual(["a", "b", "c"]);
  });
});

describe("forms", () => {
  it("are started at once beside waiting reads, which pause until the last form has ended", async () => {
    const { started, send, end } = requests();
    for (const name of ["r1", "r2", "r3", "r4"]) send("reads", name);
    await settle();
    for (const name of ["f1", "f2", "f3"]) send("forms", name);
    await settle();
    expect(started).toEqual(["r1", "r2", "f1", "f2"]);
    await end("r1", "r2");
    expect(started).toEqual(["r1", "r2", "f1", "f2"]);
    await end("f1");
    expect(started.slice(4)).toEqual(["f3"]);
    await end("f2", "f3");
    expect(started.slice(5)).toEqual(["r3", "r4"]);
  });

  it("leave one read every 100 ms, however many there are", async () => {
    const { started, send, end } = requests();
    send("reads", "r0");
    await settle();
    await end("r0");
    send("forms", "f");
    for (const name of ["r1", "r2", "r3"]) send("reads", name);
    await settle();
    expect(started).toEqual(["r0", "f"]);
    await pass(100);
    expect(started.slice(2)).toEqual(["r1"]);
    // One at a time, also after that time.
    await pass(500);
    expect(started.slice(2)).toEqual(["r1"]);
    await end("r1");
    await pass(100);
    expect(started.slice(3)).toEqual(["r2"]);
  });

  it("are not behind calls to other systems, nor these behind forms", async () => {
    const { started, send } = requests();
    for (const name of ["c1", "c2"]) send("calls", name);
    for (const name of ["f1", "f2"]) send("forms", name);
    await settle();
    expect(started).toEqual(["c1", "f1", "f2"]);
    send("reads", "r");
    await settle();
    expect(started).not.toContain("c2");
  });
});

describe("the deadline counts from the arrival", () => {
  it("a request that was not started in time is refused, and not run later", async () => {
    const { limiter, started, outcomes, send, end } = requests();
    for (const name of ["a", "b", "late"]) send("forms", name, performance.now() - 1000);
    await pass(4999);
    expect(outcomes.has("late")).toBe(false);
    await pass(1);
    expect(outcomes.get("late")).toBe("BusyError");
    await end("a", "b");
    expect(started).toEqual(["a", "b"]);
    expect(limiter.lanes.forms).toMatchObject({ running: 0, waiting: 0, refused: 1 });
  });

  it("a request that is under way is refused then, goes on, and keeps its place until its end", async () => {
    const { limiter, started, outcomes, send, end } = requests({ forms: { atOnce: 1, maxWaiting: 9 } });
    send("forms", "slow");
    await pass(5000);
    send("forms", "next");
    await pass(4000);
    expect(outcomes.get("slow")).toBe("BusyError");
    expect(limiter.lanes.forms.running).toBe(1);
    expect(started).toEqual(["slow"]);
    await end("slow");
    expect(started).toEqual(["slow", "next"]);
    await end("next");
    expect(outcomes.get("next")).toBe("answered next");
  });

  it("a request is refused at once when those before it take too long", async () => {
    const { outcomes, send, end } = requests({ forms: { atOnce: 1, maxWaiting: 100 } });
    // Each takes two seconds: the mean tends to two.
    for (let n = 0; n < 60; n += 1) {
      send("forms", `done ${n}`);
      await settle();
      await pass(2000);
      await end(`done ${n}`);
    }
    for (const name of ["running", "1", "2", "3", "4", "too many"]) send("forms", name);
    await settle();
    expect([...outcomes].filter(([, outcome]) => outcome === "BusyError")).toEqual([
      ["too many", "BusyError"],
    ]);
  });

  it("a request with room is never refused, however long others took", async () => {
    const { outcomes, send, end } = requests({ forms: { atOnce: 1, maxWaiting: 100 } });
    for (let n = 0; n < 20; n += 1) {
      send("forms", `hung ${n}`);
      await settle();
      await pass(60_000);
      await end(`hung ${n}`);
    }
    send("forms", "next");
    await settle();
    await end("next");
    expect(outcomes.get("next")).toBe("answered next");
  });
});

it("answers or refuses every request of any sequence within nine seconds, and never exceeds a lane", async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("send" as const),
      lane: fc.constantFrom<LaneName>("forms", "calls", "reads"),
    }),
    fc.record({ kind: fc.constant("end" as const), pick: fc.nat(20) }),
    fc.record({ kind: fc.constant("pass" as const), ms: fc.integer({ min: 1, max: 4000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), async (steps) => {
      const { limiter, started, outcomes, ends, send } = requests();
      const arrived = new Map<string, number>();
      for (const one of steps) {
        if (one.kind === "send") {
          const name = `${one.lane} ${arrived.size}`;
          arrived.set(name, performance.now());
          send(one.lane, name);
        } else if (one.kind === "end") {
          const name = started[one.pick % Math.max(1, started.length)];
          if (name) ends.get(name)?.();
        } else await vi.advanceTimersByTimeAsync(one.ms);
        await settle();
        for (const [name, at] of arrived)
          if (performance.now() - at >= 9000) expect(outcomes.has(name)).toBe(true);
        for (const lane of ["forms", "calls", "reads"] as const)
          expect(limiter.lanes[lane].running).toBeLessThanOrEqual(LIMITS[lane].atOnce);
      }
      // Everything that was started can end, and nothing waits for ever.
      for (let round = 0; round < 30 && outcomes.size < arrived.size; round += 1) {
        for (const end of ends.values()) end();
        await pass(1000);
      }
      expect(outcomes.size).toBe(arrived.size);
      for (const end of ends.values()) end();
      await settle();
      const { forms, calls, reads } = limiter.lanes;
      expect([forms, calls, reads].map(({ running, waiting }) => running + waiting)).toEqual([0, 0, 0]);
    }),
    { numRuns: 100 },
  );
});

it("the error says what happened", () => {
  expect(new BusyError().message).toContain("too many requests");
});

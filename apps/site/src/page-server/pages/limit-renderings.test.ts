import { afterEach, describe, expect, it, vi } from "vitest";
import { BusyError, createRenderingLimiter } from "./limit-renderings.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Renderings that end when they are told to. */
function renderings() {
  const ends: (() => void)[] = [];
  const render = () => new Promise<void>((resolve) => ends.push(resolve));
  return { ends, render };
}

describe("the limit of renderings", () => {
  it("runs the allowed number at once, the others in order of arrival", async () => {
    const limiter = createRenderingLimiter({ atOnce: 2, maxWaiting: 10, maxWaitMs: 8000 });
    const started: number[] = [];
    const { ends, render } = renderings();
    const all = [0, 1, 2, 3].map((number) =>
      limiter.run(() => {
        started.push(number);
        return render();
      }),
    );
    await vi.waitFor(() => expect(started).toEqual([0, 1]));
    expect([limiter.running, limiter.waiting]).toEqual([2, 2]);
    ends[1]?.();
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
    ends[0]?.();
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3]));
    for (const end of ends) end();
    await Promise.all(all);
    expect([limiter.running, limiter.waiting, limiter.peak, limiter.refused]).toEqual([0, 0, 2, 0]);
  });

  it("refuses one more than may wait", async () => {
    const limiter = createRenderingLimiter({ atOnce: 1, maxWaiting: 1, maxWaitMs: 8000 });
    const { ends, render } = renderings();
    const first = limiter.run(render);
    const second = limiter.run(async () => "second");
    await expect(limiter.run(render)).rejects.toThrow(BusyError);
    expect(limiter.refused).toBe(1);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    await first;
    expect(await second).toBe("second");
  });

  it("refuses one that waited too long, and does not run it later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const limiter = createRenderingLimiter({ atOnce: 1, maxWaiting: 1, maxWaitMs: 8000 });
    const { ends, render } = renderings();
    const first = limiter.run(render);
    const late = vi.fn(render);
    const refused = expect(limiter.run(late)).rejects.toThrow(BusyError);
    await vi.advanceTimersByTimeAsync(8000);
    await refused;
    vi.useRealTimers();
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    await first;
    expect([late.mock.calls.length, limiter.running, limiter.waiting]).toEqual([0, 0, 0]);
  });

  it("frees the place of a rendering that fails", async () => {
    const limiter = createRenderingLimiter({ atOnce: 1, maxWaiting: 1, maxWaitMs: 8000 });
    await expect(limiter.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await limiter.run(async () => "next")).toBe("next");
  });
});

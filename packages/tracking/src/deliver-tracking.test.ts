import { afterEach, describe, expect, test, vi } from "vitest";
import { deliverTracking, type Trackers } from "./deliver-tracking.ts";
import type { TrackingEffect } from "./tracking-effects.ts";

const effects = (nextTick: boolean) =>
  [
    { type: "tag-manager", message: { event: "lead" }, nextTick },
    { type: "second-tracker", name: "lead", payload: { value: 0, currency: "USD" } },
    { type: "ad-pixel", body: { eventName: "Lead" } },
  ] as TrackingEffect[];

function recording(changes: Partial<Trackers> = {}) {
  const sent: unknown[] = [];
  const trackers: Trackers = {
    tagManager: (message) => sent.push(["tag-manager", message]),
    secondTracker: (name, payload) => sent.push(["second-tracker", name, payload]),
    adPixel: async (body) => sent.push(["ad-pixel", body]),
    nextTick: (callback) => queueMicrotask(callback),
    ...changes,
  };
  return { sent, trackers };
}
const broken = new Error("blocked");
const fail = () => {
  throw broken;
};

afterEach(() => vi.restoreAllMocks());

describe("delivery", () => {
  test("sends each tracker its effect", async () => {
    const { sent, trackers } = recording();
    expect(await deliverTracking("Lead", effects(false), trackers)).toEqual([]);
    expect(sent).toEqual([
      ["tag-manager", { event: "lead" }],
      ["second-tracker", "lead", { value: 0, currency: "USD" }],
      ["ad-pixel", { eventName: "Lead" }],
    ]);
  });

  test("waits for the next tick when the effect says so", async () => {
    let tick = () => {};
    const { sent, trackers } = recording({
      nextTick: (callback) => {
        tick = callback;
      },
    });
    const delivered = deliverTracking("PageView", effects(true), trackers);
    expect(sent.map((entry) => (entry as string[])[0])).toEqual(["second-tracker", "ad-pixel"]);
    tick();
    expect(await delivered).toEqual([]);
    expect(sent).toContainEqual(["tag-manager", { event: "lead" }]);
  });

  test("continues after a failure and returns the tracker that failed", async () => {
    const { sent, trackers } = recording({ tagManager: fail, adPixel: async () => fail() });
    expect(await deliverTracking("Lead", effects(false), trackers)).toEqual([
      { tracker: "tag-manager", error: broken },
      { tracker: "ad-pixel", error: broken },
    ]);
    expect(sent).toHaveLength(1);
  });

  test("skips a tracker that is not configured", async () => {
    const { trackers } = recording();
    expect(await deliverTracking("Lead", effects(false), { nextTick: trackers.nextTick })).toEqual([]);
  });

  test("ignores every failure on a page view", async () => {
    const { trackers } = recording({
      tagManager: fail,
      secondTracker: fail,
      adPixel: () => Promise.reject(broken),
    });
    expect(await deliverTracking("PageView", effects(true), trackers)).toEqual([]);
    const stuck = recording({ nextTick: fail });
    expect(await deliverTracking("PageView", effects(true), stuck.trackers)).toEqual([]);
  });

  test.each([
    ["tag-manager", { tagManager: fail }],
    ["second-tracker", { secondTracker: fail }],
    ["ad-pixel", { adPixel: fail }],
  ])("a page view without the %s reaches the other trackers, and logs nothing", async (failing, changes) => {
    const logs = (["error", "warn", "log"] as const).map((level) => vi.spyOn(console, level));
    const { sent, trackers } = recording(changes);
    expect(await deliverTracking("PageView", effects(true), trackers)).toEqual([]);
    const reached = sent.map((entry) => (entry as string[])[0]);
    expect(reached.sort()).toEqual(
      ["ad-pixel", "second-tracker", "tag-manager"].filter((name) => name !== failing),
    );
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });
});

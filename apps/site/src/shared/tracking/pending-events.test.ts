import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pendingEvents, removePendingEvent, storePendingEvent } from "./pending-events.ts";
import { reportEvent } from "./report-event.ts";
import type { ReportedEvent } from "./reported-event.ts";

const ALL = ["essential", "functional", "analytics", "targeting"];
const NOW = 1_795_700_000_000;
const DAY = 86_400_000;

let kept: Map<string, string>;
let allowCookies: string;

function memoryStorage(): Storage {
  kept = new Map();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

function allow(categories: readonly string[], tags: object | undefined = { group: "larkspur" }): void {
  allowCookies = categories.join("%2C");
  vi.stubGlobal("consent", { allowed: categories, s: { tags } });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", { getItem: () => null, removeItem: () => {} });
  vi.stubGlobal("trackedEvents", undefined);
  vi.stubGlobal("document", {
    documentElement: { hasAttribute: () => false },
    get cookie() {
      return `allowCookies=${allowCookies}`;
    },
  });
  allow(ALL);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const event = (fields: Partial<ReportedEvent> = {}): ReportedEvent => ({
  name: "Contact",
  allowed: ["essential", "analytics"],
  id: "event-1",
  at: NOW,
  stored: false,
  ...fields,
});

describe("a pending event", () => {
  it("waits without what the shopper typed", () => {
    const typed = { user: { email: "ana@example.com" }, widget: { name: "Ana Ruiz", phone: "4175550123" } };
    expect(storePendingEvent(event({ vin: "JA4J4VA80SZ000001", ...typed }))).toBe(true);
    expect(pendingEvents()).toEqual([event({ vin: "JA4J4VA80SZ000001", stored: true })]);
    expect([...kept.values()].join()).not.toMatch(/example|Ruiz|4175550123/);
  });

  it("is replaced by its id, and removed alone", () => {
    storePendingEvent(event());
    storePendingEvent(event({ id: "event-2", name: "Schedule" }));
    storePendingEvent(event({ told: true }));
    expect(pendingEvents().map(({ id, told }) => [id, told])).toEqual([
      ["event-2", undefined],
      ["event-1", true],
    ]);
    removePendingEvent("event-2");
    expect(pendingEvents().map(({ id }) => id)).toEqual(["event-1"]);
    removePendingEvent("event-1");
    expect(kept.size).toBe(0);
  });

  it("waits at most a day", () => {
    storePendingEvent(event({ at: NOW - DAY + 60_000 }));
    storePendingEvent(event({ id: "event-2", at: NOW - DAY - 60_000 }));
    expect(pendingEvents().map(({ id }) => id)).toEqual(["event-1"]);
    vi.setSystemTime(NOW + DAY);
    expect(pendingEvents()).toEqual([]);
    removePendingEvent();
    expect(kept.size).toBe(0);
  });

  it("is neither stored nor read without consent for analytics", () => {
    storePendingEvent(event());
    allow(["essential", "targeting"]);
    expect([storePendingEvent(event({ id: "event-2" })), pendingEvents()]).toEqual([false, []]);
  });

  it.each(["", "{", "7", "{}", "[null]"])("is none in a damaged storage: %s", (text) => {
    kept.set("pending-events", text);
    expect(pendingEvents()).toEqual([]);
    expect(storePendingEvent(event())).toBe(true);
  });
});

describe("reportEvent", () => {
  it("stores the event at once, and gives the tracker the same one with what was typed", () => {
    const taken: ReportedEvent[] = [];
    vi.stubGlobal("trackedEvents", { push: (one: ReportedEvent) => taken.push(one) });
    void reportEvent({ name: "Contact", user: { email: "ana@example.com" } });
    const [pending] = pendingEvents();
    expect(pending).toMatchObject({ name: "Contact", at: NOW, allowed: ALL, stored: true });
    expect(taken).toEqual([{ ...pending, user: { email: "ana@example.com" } }]);
  });

  it("gives each event its own id", () => {
    void reportEvent({ name: "Lead" });
    void reportEvent({ name: "Lead" });
    const [first, second] = pendingEvents();
    expect(first?.id).not.toBe(second?.id);
  });

  it.each([
    ["without the ids of third parties", ALL, undefined],
    ["without consent", ["essential", "functional"], { group: "larkspur" }],
  ])("stores nothing %s", (_case, categories, tags) => {
    vi.stubGlobal("consent", undefined);
    allow(categories);
    vi.stubGlobal("consent", { allowed: categories, s: { tags } });
    void reportEvent({ name: "Lead" });
    expect(kept.size).toBe(0);
  });

  it("stores nothing where the page has no consent script", () => {
    vi.stubGlobal("consent", undefined);
    void reportEvent({ name: "Lead" });
    expect(kept.size).toBe(0);
  });
});

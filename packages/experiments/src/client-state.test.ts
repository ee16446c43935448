import { describe, expect, test } from "vitest";
import {
  type ClientAction,
  type ClientState,
  type ClientStatus,
  clientReducer,
  type DataSource,
  INITIAL_STATE,
} from "./client-state.ts";
import { sampleValues } from "./testing/sample-values.ts";

const held = sampleValues({ time: 1 });
const other = sampleValues({ time: 2 });
const state = (status: ClientStatus, source: DataSource): ClientState => ({
  status,
  source,
  values: source === "NoValues" ? null : held,
});
const SOURCES: DataSource[] = ["NoValues", "Cache", "Prefetch", "Bootstrap", "Network", "NetworkNotModified"];
const ACTIONS: ClientAction[] = [
  { type: "preloaded", source: "Bootstrap", values: other },
  { type: "preloaded", source: "Prefetch", values: other },
  { type: "preloaded", source: "Cache", values: other },
  { type: "started-sync" },
  { type: "started-async" },
  { type: "fetched", values: other },
  { type: "not-modified" },
  { type: "failed" },
];

test("is initially Uninitialized without values", () => {
  expect(INITIAL_STATE).toEqual({ status: "Uninitialized", source: "NoValues", values: null });
});

describe("Uninitialized", () => {
  test.each<[DataSource, DataSource, boolean]>([
    ["NoValues", "Cache", true],
    ["NoValues", "Prefetch", true],
    ["NoValues", "Bootstrap", true],
    ["Cache", "Cache", true],
    ["Cache", "Prefetch", true],
    ["Cache", "Bootstrap", true],
    ["Prefetch", "Cache", false],
    ["Prefetch", "Prefetch", true],
    ["Prefetch", "Bootstrap", true],
    ["Bootstrap", "Cache", false],
    ["Bootstrap", "Prefetch", false],
    ["Bootstrap", "Bootstrap", true],
  ])("with %s, preloading %s: replaced is %s", (before, source, taken) => {
    const start = state("Uninitialized", before);
    const action = { type: "preloaded", source, values: other } as ClientAction;
    const expected = { status: "Uninitialized", source, values: other };
    expect(clientReducer(start, action)).toEqual(taken ? expected : start);
  });

  test.each(["NoValues", "Cache", "Prefetch", "Bootstrap"] as const)("started-sync with %s", (source) => {
    const ready = clientReducer(state("Uninitialized", source), { type: "started-sync" });
    expect(ready).toEqual(state("Ready", source));
  });

  test.each([
    ["NoValues", "Loading"],
    ["Cache", "Loading"],
    ["Prefetch", "Ready"],
    ["Bootstrap", "Ready"],
  ] as const)("started-async with %s becomes %s", (source, status) => {
    const started = clientReducer(state("Uninitialized", source), { type: "started-async" });
    expect(started).toEqual(state(status, source));
  });

  test.each(["fetched", "not-modified", "failed"] as const)("%s changes nothing", (type) => {
    for (const source of SOURCES) {
      const before = state("Uninitialized", source);
      expect(clientReducer(before, { type, values: other } as ClientAction)).toBe(before);
    }
  });
});

describe("Loading", () => {
  test.each(["NoValues", "Cache"] as const)("answered, %s held", (source) => {
    expect(clientReducer(state("Loading", source), { type: "fetched", values: other })).toEqual({
      status: "Ready",
      source: "Network",
      values: other,
    });
  });

  test("not-modified keeps the current values or none", () => {
    const confirmed = clientReducer(state("Loading", "Cache"), { type: "not-modified" });
    expect(confirmed).toEqual(state("Ready", "NetworkNotModified"));
    const nothing = clientReducer(state("Loading", "NoValues"), { type: "not-modified" });
    expect(nothing).toEqual(state("Ready", "NoValues"));
  });

  test.each(["NoValues", "Cache"] as const)("failed keeps %s", (source) => {
    expect(clientReducer(state("Loading", source), { type: "failed" })).toEqual(state("Ready", source));
  });

  test("ignores other actions", () => {
    for (const action of ACTIONS.slice(0, 5)) {
      const before = state("Loading", "Cache");
      expect(clientReducer(before, action)).toBe(before);
    }
  });
});

describe("Ready", () => {
  test.each(SOURCES)("with %s ignores every action", (source) => {
    for (const action of ACTIONS) {
      const before = state("Ready", source);
      expect(clientReducer(before, action)).toBe(before);
    }
  });
});

import { expect, test } from "vitest";
import { rememberExposure } from "./exposure-memory.ts";

const T = Date.UTC(2026, 10, 20, 15);
const first = rememberExposure(new Map(), "a", T).memory;

test("the first exposure is new", () => {
  expect(rememberExposure(new Map(), "a", T)).toEqual({ isNew: true, memory: new Map([["a", T]]) });
});

test.each([
  ["at the same time", 0, false],
  ["just before 60 seconds", 59_999, false],
  ["after 60 seconds", 60_000, true],
  ["after the clock was set back", -1, true],
])("the same one %s", (_name, later, isNew) => {
  expect(rememberExposure(first, "a", T + later).isNew).toBe(isNew);
});

test("the window starts with the last reported exposure, not with a skipped one", () => {
  const { memory } = rememberExposure(first, "a", T + 59_000);
  expect(memory.get("a")).toBe(T);
  expect(rememberExposure(memory, "a", T + 60_000).isNew).toBe(true);
});

test("exposures are independent, and old ones are removed", () => {
  const { isNew, memory } = rememberExposure(first, "b", T + 59_999);
  expect(isNew).toBe(true);
  expect([...memory.keys()]).toEqual(["a", "b"]);
  expect([...rememberExposure(memory, "c", T + 60_000).memory.keys()]).toEqual(["b", "c"]);
});

test("does not change its input", () => {
  rememberExposure(first, "b", T + 60_000);
  expect([...first.keys()]).toEqual(["a"]);
});

import { expect, test } from "vitest";
import { rememberExposure } from "./exposure-memory.ts";

const T = Date.UTC(2026, 10, 20, 15);
const first = rememberExposure(new Map(), "a", T).memory;

test("the first exposure is new and is remembered", () => {
  expect(rememberExposure(new Map(), "a", T)).toEqual({ isNew: true, memory: new Map([["a", T]]) });
});

test.each([
  ["at the same moment", 0, false],
  ["a moment before 60 seconds", 59_999, false],
  ["after 60 seconds", 60_000, true],
  ["after the clock was set back", -1, true],
])("the same one %s", (_name, later, isNew) => {
  expect(rememberExposure(first, "a", T + later).isNew).toBe(isNew);
});

test("the window runs from the report, not from what was left out", () => {
  const { memory } = rememberExposure(first, "a", T + 59_000);
  expect(memory.get("a")).toBe(T);
  expect(rememberExposure(memory, "a", T + 60_000).isNew).toBe(true);
});

test("others are independent, and old ones are forgotten", () => {
  const { isNew, memory } = rememberExposure(first, "b", T + 59_999);
  expect(isNew).toBe(true);
  expect([...memory.keys()]).toEqual(["a", "b"]);
  expect([...rememberExposure(memory, "c", T + 60_000).memory.keys()]).toEqual(["b", "c"]);
});

test("what is given is not changed", () => {
  rememberExposure(first, "b", T + 60_000);
  expect([...first.keys()]).toEqual(["a"]);
});

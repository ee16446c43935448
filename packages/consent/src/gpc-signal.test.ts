import { expect, test } from "vitest";
import { hasGpcSignal } from "./gpc-signal.ts";

test.each([
  [{ header: "1" }, true],
  [{ property: true }, true],
  [{ header: "1", property: false }, true],
  [{ header: null, property: true }, true],
  [{}, false],
  [{ header: null, property: undefined }, false],
  [{ header: "0" }, false],
  [{ header: "" }, false],
  [{ header: "1, 1" }, false],
  [{ header: 1 }, false],
  [{ property: "true" }, false],
  [{ property: 1 }, false],
])("%j: %s", (sources, signal) => {
  expect(hasGpcSignal(sources)).toBe(signal);
});

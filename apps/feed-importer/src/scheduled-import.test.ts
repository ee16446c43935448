import { expect, it } from "vitest";
import { scheduledImport } from "./scheduled-import.ts";

it("runs once without an interval and returns the exit code", async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    return 3;
  };
  expect(await scheduledImport(run, { intervalMinutes: 0, signal: new AbortController().signal })).toBe(3);
  expect(runs).toBe(1);
});

it("repeats imports, never concurrently, until the signal", async () => {
  const stop = new AbortController();
  let runs = 0;
  let under = 0;
  const run = async () => {
    under += 1;
    expect(under).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    under -= 1;
    runs += 1;
    if (runs === 3) stop.abort();
    return runs;
  };
  expect(await scheduledImport(run, { intervalMinutes: 0.000_01, signal: stop.signal })).toBe(3);
  expect(runs).toBe(3);
});

it("stops during the pause between imports", async () => {
  const stop = new AbortController();
  setImmediate(() => stop.abort());
  expect(await scheduledImport(async () => 0, { intervalMinutes: 600, signal: stop.signal })).toBe(0);
});

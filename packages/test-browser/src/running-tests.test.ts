import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readRunningTests, recordRunningTests } from "./running-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-running-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a runner that dies leaves the tests that it had begun", () => {
  const runner = recordRunningTests(folder);
  for (const name of ["first", "second", "third"]) runner.started(name);
  runner.ended("second");
  expect(readRunningTests(folder)).toEqual(["first", "third"]);
});

test("a runner that ends with a report leaves nothing", () => {
  const runner = recordRunningTests(folder);
  runner.started("first");
  runner.finished();
  expect(readRunningTests(folder)).toEqual([]);
});

test("a folder that is missing and a file that was cut off are no errors", () => {
  expect(readRunningTests(join(folder, "nowhere"))).toEqual([]);
  recordRunningTests(folder);
  writeFileSync(join(folder, "77.json"), '["fir');
  expect(readRunningTests(folder)).toEqual(["an unknown test of process 77"]);
});

test("without a folder nothing is written", () => {
  recordRunningTests("").started("first");
  expect(readRunningTests(folder)).toEqual([]);
});

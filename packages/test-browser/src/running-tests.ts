import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type RunningTests = {
  started(test: string): void;
  ended(test: string): void;
  /** The runner ends with a report: the file goes. */
  finished(): void;
};

/**
 * Keeps the tests that a runner has begun in a file of its own below the folder `RUNNING_TESTS`. The file of a runner
 * that dies stays. Does nothing without a folder.
 */
export function recordRunningTests(folder = process.env["RUNNING_TESTS"]): RunningTests {
  const running = new Set<string>();
  const file = folder && join(folder, `${process.pid}.json`);
  const write = () => {
    if (file) writeFileSync(file, JSON.stringify([...running]));
  };
  if (folder) mkdirSync(folder, { recursive: true });
  return {
    started(test) {
      running.add(test);
      write();
    },
    ended(test) {
      running.delete(test);
      write();
    },
    finished() {
      if (file) rmSync(file, { force: true });
    },
  };
}

/**
 * The tests that were running when their runner died, by the files that it left.
 *
 * @example for (const test of readRunningTests("reports/running")) console.log(`died during ${test}`);
 */
export function readRunningTests(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      return JSON.parse(readFileSync(join(folder, name), "utf8")) as string[];
    } catch {
      // Killed while it wrote.
      return [`an unknown test of process ${name.replace(".json", "")}`];
    }
  });
}

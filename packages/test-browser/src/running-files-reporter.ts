import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { endWithTestRun } from "./end-with-test-run.ts";
import { recordRunningTests } from "./running-tests.ts";

/** Tells a test run which files Vitest is running, and ends with that run. Vitest has too many tests to name each. */
export default class RunningFilesReporter implements Reporter {
  readonly #running = recordRunningTests();

  onInit(): void {
    endWithTestRun();
  }

  onTestModuleQueued(file: TestModule): void {
    this.#running.started(nameOf(file));
  }

  onTestModuleEnd(file: TestModule): void {
    this.#running.ended(nameOf(file));
  }

  onTestRunEnd(): void {
    this.#running.finished();
  }
}

const nameOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

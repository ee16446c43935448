import type { Reporter, TestCase } from "@playwright/test/reporter";
import { endWithTestRun } from "./end-with-test-run.ts";
import { recordRunningTests } from "./running-tests.ts";

/** Tells a test run what Playwright is running, and ends with that run. */
export default class RunningTestsReporter implements Reporter {
  readonly #running = recordRunningTests();

  printsToStdio(): boolean {
    return false;
  }

  onBegin(): void {
    endWithTestRun();
  }

  onTestBegin(test: TestCase): void {
    this.#running.started(nameOf(test));
  }

  onTestEnd(test: TestCase): void {
    this.#running.ended(nameOf(test));
  }

  onEnd(): void {
    this.#running.finished();
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(" › ");

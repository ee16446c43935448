import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

type FileTotals = { passed: number; failed: number; milliseconds: number };

/** Prints each failure in full, then one line per file: for a log that is read later, without a terminal. */
export default class LogReporter implements Reporter {
  readonly #files = new Map<string, FileTotals>();

  printsToStdio(): boolean {
    return true;
  }

  onError(error: TestError): void {
    print(describe(error));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = basename(test.location.file);
    const totals = this.#files.get(file) ?? { passed: 0, failed: 0, milliseconds: 0 };
    this.#files.set(file, totals);
    totals.milliseconds += result.duration;
    if (test.outcome() === "expected") {
      totals.passed += 1;
      return;
    }
    totals.failed += 1;
    print(`FAIL ${test.titlePath().filter(Boolean).join(" › ")} (${result.status})`);
    for (const error of result.errors) print(describe(error));
    for (const chunk of [...result.stdout, ...result.stderr]) print(String(chunk).trimEnd());
    for (const { name, path } of result.attachments) if (path) print(`${name}: ${path}`);
  }

  onEnd(): void {
    for (const [file, { passed, failed, milliseconds }] of this.#files) {
      print(`${file}: ${passed} passed, ${failed} failed, ${Math.round(milliseconds / 1000)} s`);
    }
  }
}

/** An error with its causes: `fetch failed` alone does not say why. */
function describe({ stack, message, value, snippet, cause }: TestError): string {
  const causes = cause ? `Cause: ${describe(cause)}` : undefined;
  return [stack ?? message ?? value, snippet, causes].filter(Boolean).join("\n");
}

function print(text: string): void {
  console.log(stripVTControlCharacters(text));
}

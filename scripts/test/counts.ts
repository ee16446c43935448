import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run-command.ts";

export type Counts = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const FOLDERS = "{.,apps/*,packages/*,tools/*}/reports";

/** Removes the reports of earlier runs: a task that ends without one has failed. */
export function removeReports(): void {
  for (const file of globSync(`${FOLDERS}/*.json`, { cwd: root })) rmSync(join(root, file));
}

/** Writes the counts of a runner of ours as `reports/{name}.json`, with dashes for colons and spaces. */
export function writeCounts(name: string, counts: Counts): void {
  const file = join(root, "reports", `${name.replaceAll(/[: ]/g, "-")}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(counts)}\n`);
}

/** Writes and prints the counts of a runner of ours, and sets the exit code. */
export function reportCounts(name: string, counts: Counts): void {
  writeCounts(name, counts);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

/** Sums up the reports with these names, whoever wrote them: Vitest, Playwright or a runner of ours. */
export function sumOfReports(names: readonly string[]): Counts {
  const files = names.flatMap((name) => globSync(`${FOLDERS}/${name}.json`, { cwd: root }));
  return files
    .map((file) => countsOf(JSON.parse(readFileSync(join(root, file), "utf8"))))
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
      passed: 0,
      failed: 0,
    });
}

/** The counts of one report. Skipped and flaky tests count as failed. */
export function countsOf(report: VitestReport | PlaywrightReport | Counts): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  if ("numPassedTests" in report)
    return { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests };
  return report;
}

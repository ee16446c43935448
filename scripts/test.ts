/**
 * Runs the tests and checks as turbo tasks, fast ones first; stops at the first failing stage. What has not changed
 * since it passed comes from turbo's cache. The last line sums up all runners; `reports/stages.json` has the seconds of
 * each stage.
 *
 * - `pnpm test` proves the whole once.
 * - `pnpm test --affected` checks the types of what changed and of what uses it, and runs tests that import it.
 * - `pnpm test:full [--part NAME]` runs everything, or one stage.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readRunningTests } from "../packages/test-browser/src/running-tests.ts";
import { root, runCommand } from "./run-command.ts";
import { type Counts, removeReports, sumOfReports } from "./test/counts.ts";
import { AFFECTED_STAGES, DEFAULT_STAGES, FURTHER_STAGES, type Stage } from "./test/stages.ts";

const { values } = parseArgs({
  options: {
    affected: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    part: { type: "string" },
  },
});
const stages = stagesOf(values);

const runningTests = join(root, "reports/running");
rmSync(runningTests, { recursive: true, force: true });
removeReports();
mkdirSync(join(root, "reports"), { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const finished: (Counts & { stage: string; seconds: number })[] = [];
for (const stage of stages) {
  console.log(`\n── ${stage.title}`);
  const startedAt = performance.now();
  const { passed, failed } = await run(stage);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  total.passed += passed;
  total.failed += failed;
  finished.push({ stage: stage.title, passed, failed, seconds });
  writeFileSync(join(root, "reports/stages.json"), `${JSON.stringify(finished, null, 2)}\n`);
  console.log(`── ${stage.title}: ${passed} passed, ${failed} failed, ${seconds} s`);
  if (failed > 0) break;
}
console.log(`\nSeconds: ${finished.map(({ stage, seconds }) => `${stage} ${seconds}`).join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function stagesOf({ affected, full, part }: typeof values): readonly Stage[] {
  const all = affected ? AFFECTED_STAGES : [...DEFAULT_STAGES, ...(full ? FURTHER_STAGES : [])];
  const chosen = part === undefined ? all : all.filter((stage) => stage.part === part);
  if (chosen.length > 0) return chosen;
  console.error(`--part ${part} is none of ${all.map((stage) => stage.part).join(", ")}`);
  process.exit(2);
}

/** Counts a failed run without failures, or without any tests, as one failure. */
async function run({ tasks, reports }: Stage): Promise<Counts> {
  const args = ["run", ...tasks, "--ui=stream", "--log-order=grouped", "--output-logs=new-only"];
  const { code } = await runCommand("turbo", values.affected ? [...args, "--affected"] : args, {
    env: {
      RUNNING_TESTS: runningTests,
      TEST_RUN_PID: String(process.pid),
      ...(values.affected ? { CHANGED_SINCE: process.env["TURBO_SCM_BASE"] ?? "main" } : {}),
    },
  });
  const counts = sumOfReports(reports);
  const isSilent = counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !values.affected));
  if (!isSilent) return counts;
  for (const test of readRunningTests(runningTests))
    console.log(`A runner died without a report during ${test}`);
  return { ...counts, failed: 1 };
}

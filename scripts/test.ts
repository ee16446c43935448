/**
 * Runs all tests and checks, fast ones first; stops at the first failing stage. `pnpm test`. The last line sums up all
 * runners; `reports/stages.json` has the seconds of each stage.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root, runCommand } from "./run-command.ts";

type Counts = { passed: number; failed: number };
type Stage = { name: string; run: () => Promise<Counts> };

const reports = join(root, "reports");
const storybook = join(root, "apps/storybook");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const stages: Stage[] = [
  {
    name: "fast checks",
    run: () => runCounted("verify", "scripts/verify.ts"),
  },
  {
    name: "unit, property and database tests",
    async run() {
      const file = join(reports, "vitest.json");
      const { code } = await runCommand("vitest", [
        "run",
        "--reporter=minimal",
        "--silent=passed-only",
        "--reporter=json",
        `--outputFile.json=${file}`,
        // Tests often wait for a database or server; Vitest's default would leave one of two processors idle.
        "--maxWorkers=150%",
      ]);
      const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
        file,
      );
      return atLeastOneFailure(code, {
        passed: report?.numPassedTests ?? 0,
        failed: (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0),
      });
    },
  },
  {
    name: "the packages as they are installed",
    run: () => runCounted("check:packages", "scripts/packages/check-packages.ts"),
  },
  {
    name: "the kit's Storybook",
    async run() {
      const { code, output } = await runCommand(
        "storybook",
        ["build", "--output-dir", "storybook-static", "--quiet"],
        {
          cwd: storybook,
          env: localCommands(storybook),
          quiet: true,
        },
      );
      if (code !== 0) console.log(output);
      return code === 0 ? runPlaywright(storybook, ["--project", "stories"]) : { passed: 0, failed: 1 };
    },
  },
  {
    name: "the site's build",
    async run() {
      const { code } = await runCommand("turbo", [
        "run",
        "build",
        "--filter=@forecourt/site",
        "--ui=stream",
        "--log-order=grouped",
        "--output-logs=errors-only",
      ]);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  },
  {
    name: "the built site in a browser",
    run: () => runPlaywright(join(root, "apps/site")),
  },
];

const total: Counts = { passed: 0, failed: 0 };
const finished: (Counts & { name: string; seconds: number })[] = [];
for (const { name, run } of stages) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { passed, failed } = await run();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  total.passed += passed;
  total.failed += failed;
  finished.push({ name, passed, failed, seconds });
  writeFileSync(join(reports, "stages.json"), `${JSON.stringify(finished, null, 2)}\n`);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  if (failed > 0) break;
}
console.log(`\nSeconds: ${finished.map(({ name, seconds }) => `${name} ${seconds}`).join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs one of our scripts whose last line is `{name}: N passed, M failed`. */
async function runCounted(name: string, script: string): Promise<Counts> {
  const { code, output } = await runCommand("node", [script]);
  const counts = new RegExp(`^${name}: (\\d+) passed, (\\d+) failed`, "m").exec(output);
  return atLeastOneFailure(code, { passed: Number(counts?.[1] ?? 0), failed: Number(counts?.[2] ?? 0) });
}

async function runPlaywright(app: string, args: string[] = []): Promise<Counts> {
  const file = join(reports, `${basename(app)}.json`);
  const { code } = await runCommand("playwright", ["test", ...args], {
    cwd: app,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...localCommands(app) },
  });
  const stats = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file)?.stats;
  return atLeastOneFailure(code, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0),
  });
}

/** A PATH with the commands of an app's own dependencies. */
function localCommands(app: string): { PATH: string } {
  return { PATH: `${app}/node_modules/.bin:${process.env["PATH"]}` };
}

/** Counts a failed run without failures, or without any tests, as one failure. */
function atLeastOneFailure(code: number, counts: Counts): Counts {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}

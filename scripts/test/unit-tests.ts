/**
 * Runs the unit tests of the package in the working directory; further arguments go to Vitest. Turbo runs packages side
 * by side, so each has one worker by default. Writes `reports/unit.json`, or `reports/{--name}.json`.
 *
 * With `CHANGED_SINCE=main` only test files run that import what changed since then. With `--own-changes` too, nothing
 * runs after a change elsewhere: it reaches most files of an app, and the types prove that they fit together.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root, runCommand } from "../run-command.ts";

const { values, positionals } = parseArgs({
  options: {
    config: { type: "string", default: `${root}scripts/test/vitest.package.config.ts` },
    name: { type: "string", default: "unit" },
    "own-changes": { type: "boolean", default: false },
    workers: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
const since = process.env["CHANGED_SINCE"];
if (since && values["own-changes"] && !hasChanged(since)) process.exit(0);

const { code } = await runCommand(
  "vitest",
  [
    "run",
    `--config=${values.config}`,
    "--reporter=minimal",
    `--reporter=${root}packages/test-browser/src/running-files-reporter.ts`,
    "--silent=passed-only",
    "--reporter=json",
    `--outputFile.json=reports/${values.name}.json`,
    `--maxWorkers=${values.workers}`,
    ...(since ? [`--changed=${since}`, "--passWithNoTests"] : []),
    ...positionals,
  ],
  { cwd: process.cwd() },
);
process.exitCode = code;

/** Whether the working directory has changed since a revision. An unknown revision counts as a change. */
function hasChanged(revision: string): boolean {
  const { status } = spawnSync("git", ["diff", "--quiet", `${revision}...HEAD`, "--", "."]);
  const uncommitted = spawnSync("git", ["status", "--porcelain", "--", "."], { encoding: "utf8" }).stdout;
  return status !== 0 || uncommitted !== "";
}

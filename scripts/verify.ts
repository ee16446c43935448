/** The static checks; the first that fails ends the run. `pnpm verify`. */
import { architectureCanaries } from "./canaries/architecture-canaries.ts";
import { runCanaries } from "./canaries/canary.ts";
import { citationCanaries } from "./canaries/citation-canaries.ts";
import { importRuleCanaries } from "./canaries/import-rule-canaries.ts";
import { lintCanaries } from "./canaries/lint-canaries.ts";
import { packageArrowCanaries } from "./canaries/package-arrow-canaries.ts";
import { runCommand } from "./run-command.ts";
import { reportCounts } from "./test/counts.ts";

type Check = { name: string; command: string; args: string[] };

const boundaries: Check = { name: "package arrows", command: "turbo", args: ["boundaries"] };
const floors: Check = {
  name: "imports inside apps and packages",
  command: "depcruise",
  args: [
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "err-long",
    "apps",
    "packages",
    "scripts",
    "tools",
  ],
};

const citations: Check = {
  name: "cited documents exist",
  command: "node",
  args: ["scripts/check-citations.ts"],
};

const architecture: Check = {
  name: "architecture is drawn as it is",
  command: "node",
  args: ["scripts/check-architecture.ts"],
};

const checks: Check[] = [
  citations,
  {
    name: "one version of each dependency",
    command: "sherif",
    args: ["--ignore-rule", "root-package-manager-field"],
  },
  boundaries,
  architecture,
  { name: "format and lint", command: "biome", args: ["ci", "--colors=off", "."] },
];

/** Two lanes for two cores; Biome before them uses both. */
const lanes: Check[][] = [
  [types("tsconfig.dom.json", "types of what uses the DOM")],
  [types("tsconfig.json", "types of all other sources"), floors],
];

let passed = 0;
let failed = 0;
const report = (ok: boolean, name: string, startedAt: number) => {
  console.log(`${ok ? "ok  " : "FAIL"} ${name}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (ok) passed += 1;
  else failed += 1;
};

/** Two programs check each source at most twice; a program per package checks most of them ten times. */
function types(config: string, name: string): Check {
  return {
    name,
    command: "node",
    args: ["node_modules/typescript7/bin/tsc", "-p", config, "--checkers", "1"],
  };
}

async function run({ name, command, args }: Check): Promise<void> {
  const startedAt = performance.now();
  const result = await runCommand(command, args, { quiet: true });
  report(result.code === 0, name, startedAt);
  if (result.code !== 0) console.log(result.output);
}

/** The first that fails ends the lane. */
async function runLane(lane: readonly Check[]): Promise<void> {
  for (const check of lane) {
    await run(check);
    if (failed > 0) break;
  }
}

await runLane(checks);
if (failed === 0) await Promise.all(lanes.map(runLane));

if (failed === 0) {
  // Each structure check must report planted violations by name: a check that cannot fail is none.
  for (const tree of [
    citationCanaries,
    lintCanaries(),
    architectureCanaries,
    packageArrowCanaries(),
    importRuleCanaries(),
  ]) {
    const startedAt = performance.now();
    const problems = await runCanaries(tree);
    report(
      problems.length === 0,
      `planted violations are reported by name: ${tree.canaries.length} ${tree.name}`,
      startedAt,
    );
    if (problems.length > 0) console.log(problems.join("\n"));
  }
}

reportCounts("verify", { passed, failed });

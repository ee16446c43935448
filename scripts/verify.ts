/** The static checks, in order of speed; the first that fails ends the run. `pnpm verify`. */
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
  { name: "format and lint", command: "biome", args: ["ci", "--colors=off", "."] },
  {
    name: "one version of each dependency",
    command: "sherif",
    args: ["--ignore-rule", "root-package-manager-field"],
  },
  boundaries,
  architecture,
  floors,
  { name: "types of the scripts", command: "node", args: ["node_modules/typescript7/bin/tsc", "-p", "."] },
  { name: "types", command: "turbo", args: ["run", "typecheck", "--output-logs=errors-only"] },
];

let passed = 0;
let failed = 0;
const report = (ok: boolean, name: string) => {
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (ok) passed += 1;
  else failed += 1;
};

async function run({ name, command, args }: Check): Promise<void> {
  const result = await runCommand(command, args, { quiet: true });
  report(result.code === 0, name);
  if (result.code !== 0) console.log(result.output);
}

for (const check of checks) {
  await run(check);
  if (failed > 0) break;
}

if (failed === 0) {
  // Each structure check must report planted violations by name: a check that cannot fail is none.
  for (const tree of [
    citationCanaries,
    lintCanaries(),
    architectureCanaries,
    packageArrowCanaries(),
    importRuleCanaries(),
  ]) {
    const problems = await runCanaries(tree);
    report(
      problems.length === 0,
      `planted violations are reported by name: ${tree.canaries.length} ${tree.name}`,
    );
    if (problems.length > 0) console.log(problems.join("\n"));
  }
}

reportCounts("verify", { passed, failed });

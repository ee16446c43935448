/** Runs the fast checks by speed; stops at the first failure. `pnpm verify`. */
import { rmSync, writeFileSync } from "node:fs";
import { root, runCommand } from "./run-command.ts";

type Check = { name: string; command: string; args: string[] };
type Canary = { name: string; file: string; text: string; check: Check };

const boundaries: Check = { name: "package arrows", command: "turbo", args: ["boundaries"] };
const floors: Check = {
  name: "floors inside the apps",
  command: "depcruise",
  args: [
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "err-long",
    "apps/site/src",
    "apps/lead-worker/src",
    "apps/feed-importer/src",
  ],
};

const citations: Check = {
  name: "cited documents exist",
  command: "node",
  args: ["scripts/check-citations.ts"],
};

const sizes: Check = { name: "packages within their size", command: "size-limit", args: [] };

const checks: Check[] = [
  citations,
  { name: "format and lint", command: "biome", args: ["ci", "--colors=off", "."] },
  {
    name: "one version of each dependency",
    command: "sherif",
    args: ["--ignore-rule", "root-package-manager-field"],
  },
  boundaries,
  floors,
  sizes,
  { name: "types of the scripts", command: "node", args: ["node_modules/typescript7/bin/tsc", "-p", "."] },
  { name: "types", command: "turbo", args: ["run", "typecheck", "--output-logs=errors-only"] },
];

/**
 * Each structure check must fail on a planted violation. Document paths are joined here, so that this file does not cite
 * missing ones.
 */
const canaries: Canary[] = [
  {
    name: "a foundation package that imports a domain package",
    file: "packages/money/src/canary.ts",
    text: 'import { slugId } from "@forecourt/inventory";\nexport const canary = slugId;\n',
    check: boundaries,
  },
  {
    name: "a feature that imports another feature's inside",
    file: "apps/site/src/features/contact/canary.ts",
    text: 'import "../inventory-search/canary-target.ts";\n',
    check: floors,
  },
  {
    name: "a comment that cites a document that is not there",
    file: "packages/money/src/canary.ts",
    text: `/** See ${["docs", "no-such-document.md"].join("/")}. */\nexport {};\n`,
    check: citations,
  },
  {
    name: "a document that links to one that is not there",
    file: ["docs", "canary.md"].join("/"),
    text: "See [nothing](no-such-document.md#part).\n",
    check: citations,
  },
];

let passed = 0;
let failed = 0;
const report = (ok: boolean, name: string) => {
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (ok) passed += 1;
  else failed += 1;
};

for (const { name, command, args } of checks) {
  const result = await runCommand(command, args, { quiet: true });
  report(result.code === 0, name);
  if (result.code !== 0) {
    console.log(result.output);
    break;
  }
}

if (failed === 0) {
  const target = `${root}apps/site/src/features/inventory-search/canary-target.ts`;
  for (const { name, file, text, check } of canaries) {
    try {
      writeFileSync(target, "export {};\n");
      writeFileSync(root + file, text);
      const result = await runCommand(check.command, check.args, { quiet: true });
      report(result.code !== 0, `canary caught: ${name}`);
    } finally {
      rmSync(root + file, { force: true });
      rmSync(target, { force: true });
    }
  }
}

console.log(`verify: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { root } from "../run-command.ts";
import type { CanaryTree } from "./canary.ts";

type Rule = { name: string };

const configFile = ".dependency-cruiser.cjs";
const config = createRequire(import.meta.url)(join(root, configFile)) as { forbidden: Rule[] };

const src = "apps/site/src";
const contact = `${src}/features/contact`;
const feed = "apps/feed-importer/src";

/** By rule: folders, or a module of Node, between which it forbids an import. */
const forbidden: Record<string, [from: string, to: string][]> = {
  "features-do-not-import-features": [[contact, `${src}/features/inventory-search`]],
  "floor-features": [
    [contact, `${src}/app`],
    [contact, `${src}/page-server`],
  ],
  "floor-content": [
    [`${src}/content`, `${src}/app`],
    [`${src}/content`, contact],
    [`${src}/content`, `${src}/page-server`],
  ],
  "floor-server": [
    [`${src}/server`, `${src}/app`],
    [`${src}/server`, contact],
    [`${src}/server`, `${src}/content`],
    [`${src}/server`, `${src}/page-server`],
  ],
  "floor-shared": [
    [`${src}/shared`, `${src}/app`],
    [`${src}/shared`, contact],
    [`${src}/shared`, `${src}/content`],
    [`${src}/shared`, `${src}/server`],
    [`${src}/shared`, `${src}/page-server`],
  ],
  "floor-browser": [
    [`${src}/browser`, `${src}/app`],
    [`${src}/browser`, contact],
    [`${src}/browser`, `${src}/content`],
    [`${src}/browser`, `${src}/server`],
    [`${src}/browser`, `${src}/page-server`],
  ],
  "shared-without-node": [[`${src}/shared`, "node:fs"]],
  "page-server-stays-outside-react": [
    [`${src}/page-server`, `${src}/app`],
    [`${src}/page-server`, contact],
    [`${src}/page-server`, `${src}/content`],
  ],
  "sample-dealership-in-one-file": [
    [`${src}/server`, "packages/sample-dealership/src"],
    [feed, "packages/sample-dealership/src"],
  ],
  "no-cycles": [],
};

/** Files that import each other, at run time or as types alone. */
const cycles: [folder: string, statement: string][] = [
  [feed, "import"],
  [`${src}/server`, "import type * as other from"],
  ["packages/money/src", "import type * as other from"],
  ["tools/sample-inventory/src", "import type * as other from"],
  ["scripts", "import type * as other from"],
];

/** Every rule of dependency-cruiser, broken once for each pair of folders that it forbids. */
export function importRuleCanaries(): CanaryTree {
  const tree: CanaryTree = {
    name: "import rules",
    files: {},
    command: "depcruise",
    args: ["--config", configFile, "--output-type", "err", "apps", "packages", "scripts", "tools"],
    canaries: [],
    gaps: gaps(),
  };
  for (const file of [configFile, "tsconfig.depcruise.json", "tsconfig.base.json"])
    tree.files[file] = readFileSync(join(root, file), "utf8");

  for (const [rule, pairs] of Object.entries(forbidden)) {
    for (const [from, to] of pairs) {
      const source = `${from}/canary-${tree.canaries.length}.ts`;
      const ofNode = to.startsWith("node:");
      const target = ofNode ? to.slice("node:".length) : `${to}/canary-target.ts`;
      tree.files[source] = `import "${ofNode ? to : `./${relative(from, target)}`}";\n`;
      if (!ofNode) tree.files[target] = "export {};\n";
      tree.canaries.push({
        name: `${rule}: ${from} imports ${to}`,
        expected: `error ${rule}: ${source} → ${target}`,
      });
    }
  }
  for (const [folder, statement] of cycles) {
    const [one, two] = [`${folder}/canary-cycle-a.ts`, `${folder}/canary-cycle-b.ts`];
    tree.files[one] = `${statement} "./canary-cycle-b.ts";\nexport {};\n`;
    tree.files[two] = `${statement} "./canary-cycle-a.ts";\nexport {};\n`;
    tree.canaries.push({
      name: `no-cycles: ${folder} by ${statement === "import" ? "import" : "type import"}`,
      expected: `error no-cycles: ${one} → ${two} → ${one}`,
    });
  }
  return tree;
}

/** Rules without a canary, and canaries in folders that the project no longer has. */
function gaps(): string[] {
  const without = config.forbidden.filter(({ name }) => !(name in forbidden));
  const folders = [...Object.values(forbidden).flat(2), ...cycles.map(([folder]) => folder)];
  const gone = folders.filter((folder) => !folder.startsWith("node:") && !existsSync(join(root, folder)));
  return [
    ...without.map(({ name }) => `${configFile}: the rule ${name} has no canary`),
    ...gone.map((folder) => `${folder} is gone: its canary proves nothing`),
  ];
}

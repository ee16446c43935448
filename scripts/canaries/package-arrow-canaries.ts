import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-command.ts";
import type { CanaryTree } from "./canary.ts";

/** The tags of a package of each kind. */
const kinds: Record<string, string[]> = {
  foundation: ["foundation"],
  domain: ["domain"],
  adf: ["domain", "adf"],
  inventory: ["domain-inventory", "inventory"],
  vin: ["domain", "vin"],
  visitor: ["domain", "visitor"],
  leads: ["domain-leads"],
  dealership: ["domain-dealership"],
  feeds: ["domain-feeds"],
  edge: ["edge"],
  ui: ["ui"],
  data: ["data"],
  illustrations: ["data", "vehicle-illustrations"],
  site: ["app"],
  worker: ["app", "headless-app"],
  storybook: ["storybook"],
  tool: ["private-tool"],
  tooling: ["tooling"],
};

const business = [
  "foundation",
  "domain",
  "adf",
  "inventory",
  "vin",
  "visitor",
  "leads",
  "dealership",
  "feeds",
];

/** By kind: what it may import (docs/architecture.md). Whatever is not listed must be reported. */
const mayImport: Record<string, string[]> = {
  foundation: ["foundation"],
  domain: ["foundation"],
  inventory: ["foundation", "vin"],
  leads: ["foundation", "adf", "inventory", "vin"],
  dealership: ["foundation", "leads", "adf", "inventory", "vin", "visitor"],
  feeds: ["foundation", "inventory", "vin"],
  edge: business,
  ui: [],
  data: [...business, "illustrations"],
  site: [...business, "edge", "data", "illustrations", "ui", "tooling"],
  worker: [...business, "edge", "data", "illustrations", "tooling"],
  storybook: [...business, "ui", "data", "illustrations", "tooling"],
  tool: [...business, "data", "illustrations"],
  tooling: [],
};

const scope = "@canary";

/** A workspace where a package of each kind imports every kind that it must not. */
export function packageArrowCanaries(): CanaryTree {
  const turboJson = readFileSync(join(root, "turbo.json"), "utf8");
  const tree: CanaryTree = {
    name: "package arrows",
    files: {
      "turbo.json": turboJson,
      "package.json": JSON.stringify({ name: "canaries", private: true, packageManager: "pnpm@12.21.0" }),
      "pnpm-workspace.yaml": "packages:\n  - packages/*\n",
    },
    command: "turbo",
    args: ["boundaries", "--no-color"],
    canaries: [],
    gaps: tagsWithoutCanary(turboJson),
  };
  for (const [kind, tags] of Object.entries(kinds)) addPackage(tree, `to-${kind}`, tags, [], "export {};\n");
  for (const [kind, allowed] of Object.entries(mayImport)) {
    const targets = Object.keys(kinds).filter((target) => !allowed.includes(target));
    const source = targets.map((target) => `import "${scope}/to-${target}";\n`).join("");
    addPackage(tree, `from-${kind}`, kinds[kind]!, targets, source);
    for (const target of targets) {
      const denied = kind === "worker" && target === "ui";
      tree.canaries.push({
        name: `${kind} imports ${target}`,
        expected: denied
          ? `Package \`${scope}/to-ui\` found with tag listed in denylist for \`${scope}/from-worker\`: \`ui\``
          : `Package \`${scope}/to-${target}\` found without any tag listed in allowlist for \`${scope}/from-${kind}\``,
      });
    }
  }
  addPackage(
    tree,
    "careless",
    ["foundation"],
    [],
    `import "${scope}/to-foundation";\nimport "../../to-ui/src/index.ts";\n`,
  );
  tree.canaries.push(
    {
      name: "a package imports one that it does not declare",
      expected: `cannot import package \`${scope}/to-foundation\` because it is not a dependency`,
    },
    {
      name: "a package imports a file of another by its path",
      expected: "import `../../to-ui/src/index.ts` leaves the package",
    },
  );
  return tree;
}

/** Tags with rules in turbo.json of which no kind here is an example. */
function tagsWithoutCanary(turboJson: string): string[] {
  const { boundaries } = JSON.parse(turboJson) as { boundaries: { tags: Record<string, unknown> } };
  const proved = new Set(Object.keys(mayImport).flatMap((kind) => kinds[kind]!));
  return Object.keys(boundaries.tags)
    .filter((tag) => !proved.has(tag))
    .map((tag) => `turbo.json: the tag ${tag} has no canary`);
}

function addPackage(tree: CanaryTree, name: string, tags: string[], imports: string[], source: string) {
  const dependencies = Object.fromEntries(imports.map((target) => [`${scope}/to-${target}`, "workspace:*"]));
  tree.files[`packages/${name}/package.json`] = JSON.stringify({ name: `${scope}/${name}`, dependencies });
  tree.files[`packages/${name}/turbo.json`] = JSON.stringify({ extends: ["//"], tags });
  tree.files[`packages/${name}/src/index.ts`] = source;
}

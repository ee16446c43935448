import { join } from "node:path";
import { root } from "../run-command.ts";
import type { CanaryTree } from "./canary.ts";

const document = `\`\`\`mermaid
flowchart TB
  subgraph domain-layer
    finance
    offers
    vanished
  end
  subgraph foundation-layer
    money
    leads
  end
  finance --> money
  offers --> money
\`\`\`
See \`packages/no-such-folder\`.
`;

export const architectureCanaries: CanaryTree = {
  name: "architecture",
  files: {
    // Joined, or this file would cite what another check looks for.
    [["docs", "architecture.md"].join("/")]: document,
    ...packageFiles("finance", "domain", `import { round } from "@forecourt/money";\n`),
    ...packageFiles("offers", "domain", "export {};\n"),
    ...packageFiles("leads", "domain-leads", `const build = await import("@forecourt/adf");\n`),
    ...packageFiles("money", "foundation", '/**\n * import { rate } from "@forecourt/finance";\n */\n'),
    ...packageFiles("adf", "domain", "export {};\n"),
  },
  command: "node",
  args: [join(root, "scripts/check-architecture.ts"), "."],
  gaps: [],
  canaries: [
    { name: "an import is not drawn", expected: "imported, but not drawn: leads --> adf" },
    { name: "a drawn arrow is no import", expected: "drawn, but not imported: offers --> money" },
    { name: "a package is not drawn", expected: "not drawn: adf in layer domain" },
    { name: "a package is drawn in another layer", expected: "not drawn: leads in layer domain" },
    {
      name: "a drawn package does not exist",
      expected: "drawn, but not in the workspace: vanished in layer domain",
    },
    { name: "the page names a path that does not exist", expected: "no such path: packages/no-such-folder" },
  ],
};

function packageFiles(name: string, tag: string, source: string): Record<string, string> {
  return {
    [`packages/${name}/package.json`]: "{}",
    [`packages/${name}/turbo.json`]: JSON.stringify({ tags: [tag] }),
    [`packages/${name}/src/index.ts`]: source,
  };
}

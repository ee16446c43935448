/**
 * Writes src/icon/lucide-icon-nodes.ts: the shapes of the registered icons from the installed lucide-react, and
 * src/icon/mask-icons.css: the few that lists repeat.
 * Lucide's own components are client components; plain shapes can be rendered on the server.
 *
 * Run after changing the list or upgrading lucide-react: node scripts/generate-icons.ts
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { iconSources } from "../src/icon/icon-sources.ts";
import { maskIconCss } from "../src/icon/mask-icon-css.ts";
import { readLucideNode } from "../src/icon/read-lucide-node.ts";

const entries: string[] = [];
for (const [name, source] of Object.entries(iconSources)) {
  entries.push(`  ${JSON.stringify(name)}: ${JSON.stringify(await readLucideNode(source))},`);
}

const target = fileURLToPath(new URL("../src/icon/lucide-icon-nodes.ts", import.meta.url));
writeFileSync(
  target,
  `// Written by scripts/generate-icons.ts; do not edit. Shapes: Lucide (ISC licence, https://lucide.dev/license).
import type { LucideIconName } from "./icon-sources.ts";

/** One shape of an icon on the 24-unit grid: its element and attributes. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

export const lucideIconNodes: Readonly<Record<LucideIconName, readonly IconShape[]>> = {
${entries.join("\n")}
};
`,
);

writeFileSync(fileURLToPath(new URL("../src/icon/mask-icons.css", import.meta.url)), maskIconCss());

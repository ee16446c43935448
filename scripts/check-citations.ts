/**
 * Lists cited documents and relative links that do not exist. Lists linked files without the name after their link
 * (`[file](file) → \`name\``). Exits with 1 when there is one. `node scripts/check-citations.ts [folder]`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, matchesGlob, relative, resolve } from "node:path";

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/..`);

const cites = new Set([".ts", ".tsx", ".md", ".json", ".yml", ".css"]);
const generated = new Set(["node_modules", "dist", "coverage", "reports", "test-results"]);
const linked = ["docs/**/*.md", "README.md", "CONTRIBUTING.md", "{apps,packages,tools}/*/README.md"];

const citation = /(?<![\w/.-])docs\/[\w./-]+\.md/g;
const link = /\]\(([^)\s]+)\)/g;
const step = /\]\(([^)\s]+)\) → `(\w+)`/g;
const outside = /^([a-z]+:|#|\/)/;

let documents = 0;
const broken: string[] = [];
for (const file of sources(root)) {
  const text = readFileSync(file, "utf8");
  const name = relative(root, file);
  const targets = [...text.matchAll(citation)].map(([path]) => ({ path, at: join(root, path) }));
  if (linked.some((pattern) => matchesGlob(name, pattern))) {
    for (const [, path = ""] of withoutCode(text).matchAll(link)) {
      if (!outside.test(path)) targets.push({ path, at: linkedFile(file, path) });
    }
    for (const [, path = "", symbol = ""] of text.matchAll(step)) {
      const at = linkedFile(file, path);
      if (existsSync(at) && !readFileSync(at, "utf8").includes(symbol))
        broken.push(`${name}: ${path} ${symbol}`);
    }
  }
  documents += targets.length;
  for (const { path, at } of targets) if (!existsSync(at)) broken.push(`${name}: ${path}`);
}
if (documents === 0) broken.push("no citation was found");
console.log(broken.length > 0 ? broken.join("\n") : `${documents} citations checked`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** Walks the folders without git, because a downloaded copy has none. Skips dot folders, which are generated. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const ours = entry.name === ".github" || entry.name === ".changeset" || !entry.name.startsWith(".");
      if (ours && !generated.has(entry.name)) yield* sources(path);
    } else if (cites.has(extname(entry.name))) yield path;
  }
}

function linkedFile(from: string, path: string): string {
  return join(dirname(from), decodeURIComponent(path.replace(/#.*/, "")));
}

function withoutCode(markdown: string): string {
  return markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
}

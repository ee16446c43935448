import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { publishedPackages, tarballOf } from "./published-packages.ts";

/**
 * Copies `examples/{name}` to a new folder outside the workspace and installs it: our packages from tarballs, others
 * from the registry with the same supply-chain rule. pnpm links only declared dependencies, so a missing one fails.
 */
export async function installExample(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `forecourt-${name}-`));
  cpSync(join(root, "examples", name), folder, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  const overrides = publishedPackages.map(
    ({ manifest }) => `  "${manifest.name}": "file:${tarballOf(manifest)}"`,
  );
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `${["packages: []", releaseAgeRule(), "allowBuilds:", "  esbuild: true", "  sharp: false", "overrides:", ...overrides].join("\n")}\n`,
  );
  const { code, output } = await runCommand("pnpm", ["install", "--no-frozen-lockfile"], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`examples/${name} cannot be installed from the tarballs.\n${output}`);
  return folder;
}

/** The workspace's rule about the age of versions, as a line of YAML. */
export function releaseAgeRule(): string {
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  return /^minimumReleaseAge: .*$/m.exec(workspace)![0];
}

const BLOCK = /^```(\w+)\n([\s\S]*?)^```/gm;
const NAMED_FILE = /^`([\w.-]+)`:\n+```\w+\n([\s\S]*?)^```/gm;

/**
 * Writes the code under "Example" of each README into a folder of the project. Returns the files: programs for `ts`,
 * components for `tsx`. Blocks are joined into one file; a block after a file name is that file.
 */
export function writeReadmeExamples(project: string, language: "ts" | "tsx"): string[] {
  return publishedPackages.flatMap(({ folder: source, manifest }) => {
    const readme = readFileSync(join(source, "README.md"), "utf8");
    const files = new Map([...readme.matchAll(NAMED_FILE)].map(([, name, text]) => [name!, text!]));
    const example = /^## Example\n([\s\S]*?)(?=^## )/m.exec(readme)?.[1] ?? "";
    const code = [...example.replaceAll(NAMED_FILE, "").matchAll(BLOCK)].filter(([, kind]) =>
      kind!.startsWith("ts"),
    );
    if (code.length === 0) throw new Error(`${manifest.name}: no example in the README`);
    if (code[0]![1] !== language) return [];
    const file = `example.${language}`;
    files.set(file, code.map(([, , text]) => text).join("\n"));
    const folder = join("src/readme", manifest.name.split("/")[1]!);
    mkdirSync(join(project, folder), { recursive: true });
    for (const [name, text] of files) writeFileSync(join(project, folder, name), text);
    return [join(folder, file)];
  });
}

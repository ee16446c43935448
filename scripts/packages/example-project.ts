import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runCommand } from "../run-command.ts";
import { publishedPackages, tarballOf } from "./published-packages.ts";

/**
 * Copies `examples/{name}` to a fresh folder outside the workspace and installs it there: our packages come from the
 * packed tarballs, everything else from the registry under the same supply-chain rule as here. pnpm links only what a
 * package declares, so a forgotten dependency fails.
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
  const age = /^minimumReleaseAge: .*$/m.exec(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"))?.[0];
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `${["packages: []", age, "allowBuilds:", "  esbuild: true", "overrides:", ...overrides].join("\n")}\n`,
  );
  const { code, output } = await runCommand("pnpm", ["install", "--no-frozen-lockfile"], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`examples/${name} cannot be installed from the tarballs.\n${output}`);
  return folder;
}

/**
 * Writes the code under "Example" of each README into the project, a file each, and answers their names: programs for
 * `ts`, components for `tsx`. Several blocks are one example that goes on.
 */
export function writeReadmeExamples(folder: string, language: "ts" | "tsx"): string[] {
  return publishedPackages.flatMap(({ folder: source, manifest }) => {
    const readme = readFileSync(join(source, "README.md"), "utf8");
    const section = /^## Example\n([\s\S]*?)(?=^## )/m.exec(readme)?.[1] ?? "";
    const blocks = [...section.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)];
    if (blocks.length === 0) throw new Error(`${manifest.name}: no example in the README`);
    if (blocks[0]![1] !== language) return [];
    const file = `src/readme-${manifest.name.split("/")[1]}.${language}`;
    writeFileSync(join(folder, file), blocks.map(([, , code]) => code).join("\n"));
    return [file];
  });
}

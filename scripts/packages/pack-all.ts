/** Builds published packages and packs them into `dist/tarballs`: all, or those with these names. `pnpm pack:all [name …]`. */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { runCommand } from "../run-command.ts";
import { publishedPackages, tarballFolder, tarballOf } from "./published-packages.ts";

const names = process.argv.slice(2);
const packed = publishedPackages.filter(
  ({ manifest }) => names.length === 0 || names.includes(manifest.name),
);

rmSync(tarballFolder, { recursive: true, force: true });
mkdirSync(tarballFolder, { recursive: true });

const filters = packed.map(({ manifest }) => `--filter=${manifest.name}`);
const build = await runCommand("turbo", ["run", "build", "--output-logs=errors-only", ...filters]);
if (build.code !== 0) process.exit(build.code);

for (const { folder, manifest } of packed) {
  const { code, output } = await runCommand("pnpm", ["pack", "--pack-destination", tarballFolder], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0 || !existsSync(tarballOf(manifest))) {
    console.error(`${manifest.name} was not packed.\n${output}`);
    process.exit(1);
  }
}
console.log(`${packed.length} packages packed into dist/tarballs`);

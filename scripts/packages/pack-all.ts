/** Builds every published package and packs it into `dist/tarballs`. `pnpm pack:all`. */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { runCommand } from "../run-command.ts";
import { publishedPackages, tarballFolder, tarballOf } from "./published-packages.ts";

rmSync(tarballFolder, { recursive: true, force: true });
mkdirSync(tarballFolder, { recursive: true });

const filters = publishedPackages.map(({ manifest }) => `--filter=${manifest.name}`);
const build = await runCommand("turbo", ["run", "build", "--output-logs=errors-only", ...filters]);
if (build.code !== 0) process.exit(build.code);

for (const { folder, manifest } of publishedPackages) {
  const { code, output } = await runCommand("pnpm", ["pack", "--pack-destination", tarballFolder], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0 || !existsSync(tarballOf(manifest))) {
    console.error(`${manifest.name} was not packed.\n${output}`);
    process.exit(1);
  }
}
console.log(`${publishedPackages.length} packages packed into dist/tarballs`);

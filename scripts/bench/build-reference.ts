import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { root, runCommand } from "../run-command.ts";

/** Outside the clone: linters and builds would find the files of the other revision inside it. */
const CACHE = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "forecourt-bench");
const UNUSED_MS = 24 * 60 * 60 * 1000;
/** Written last, so that an interrupted build is not taken for a finished one. */
const FINISHED = "bench-finished";

/**
 * Checks a commit out into a folder of its own, installs it and builds its site. A finished build is used again; those
 * that were not used for a day are removed.
 */
export async function buildReference(commit: string): Promise<string> {
  // Two clones may compare with the same commit at the same time.
  const clone = createHash("sha256").update(root).digest("hex").slice(0, 8);
  const folder = join(CACHE, `${commit.slice(0, 12)}-${clone}`);
  mkdirSync(CACHE, { recursive: true });
  removeUnused();
  if (!existsSync(join(folder, FINISHED))) await build(commit, folder);
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

function removeUnused(): void {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (Date.now() - statSync(path).mtimeMs > UNUSED_MS) rmSync(path, { recursive: true, force: true });
  }
}

async function build(commit: string, folder: string): Promise<void> {
  console.log(`     building ${commit.slice(0, 8)} in ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  const env = { PATH: `${folder}/node_modules/.bin:${process.env["PATH"]}` };
  for (const [command, args, cwd] of [
    // A repository of its own: turbo asks git which files a build depends on.
    ["git", ["clone", "--quiet", "--shared", "--no-checkout", root, folder], root],
    ["git", ["checkout", "--quiet", "--detach", commit], folder],
    ["pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], folder],
    ["turbo", ["run", "build", "--filter=@forecourt/site", "--output-logs=errors-only"], folder],
  ] as const) {
    const { code, output } = await runCommand(command, args, { cwd, env, quiet: true });
    if (code !== 0) throw new Error(`${commit.slice(0, 8)} cannot be built: ${command} failed.\n${output}`);
  }
  writeFileSync(join(folder, FINISHED), "");
}

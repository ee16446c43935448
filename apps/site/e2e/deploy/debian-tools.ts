import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Services of another account must be able to read it. */
const FOLDER = join(tmpdir(), `forecourt-debian-${process.getuid?.()}`);

/** Where Debian puts programs and libraries. */
const PROGRAMS = ["usr/bin", "usr/sbin", "usr/lib/postgresql/15/bin"];
const LIBRARIES = "usr/lib/x86_64-linux-gnu";

export type DebianTools = { path: string; libraries: string };

/**
 * Unpacks packages of Debian and what they need into a temporary folder; installs nothing. Packages that the
 * machine has already are used from there.
 *
 * @returns search paths for programs and libraries
 * @throws Error where there is no apt, or a package cannot be downloaded
 * @example const { path } = await debianTools(["postgresql-15", "pgbouncer"]);
 */
export async function debianTools(packages: readonly string[]): Promise<DebianTools> {
  const folder = join(FOLDER, packages.join("+"));
  const unpacked = join(folder, "root");
  if (!existsSync(unpacked)) await unpack(packages, folder, unpacked);
  const folders = PROGRAMS.flatMap((program) => [join(unpacked, program), `/${program}`]);
  return { path: folders.join(":"), libraries: join(unpacked, LIBRARIES) };
}

async function unpack(packages: readonly string[], folder: string, target: string): Promise<void> {
  const [lists, cache] = [join(folder, "lists"), join(folder, "cache")];
  mkdirSync(join(lists, "partial"), { recursive: true });
  mkdirSync(join(cache, "archives/partial"), { recursive: true });
  const apt = (...args: string[]) =>
    run("apt-get", [
      ...["-o", `Dir::State::lists=${lists}`],
      ...["-o", `Dir::Cache=${cache}`],
      ...["-o", "Debug::NoLocking=1"],
      ...["-o", "Acquire::Languages=none"],
      ...["-o", "APT::Sandbox::User=root"],
      ...args,
    ]);
  await apt("update");
  await apt("install", "--download-only", "--no-install-recommends", "--yes", ...packages);
  const archives = readdirSync(join(cache, "archives")).filter((name) => name.endsWith(".deb"));
  // A folder of this name is whole, so it gets the name last.
  const draft = join(folder, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  for (const archive of archives) await run("dpkg-deb", ["-x", join(cache, "archives", archive), draft]);
  renameSync(draft, target);
  for (const used of [lists, cache]) rmSync(used, { recursive: true });
}

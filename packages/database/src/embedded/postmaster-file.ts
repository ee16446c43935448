import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseFolder } from "./data-folder.ts";
import { readProcessState } from "./process-state.ts";

/** A server that is running on the folder. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** Finds the running server by `postmaster.pid`; null when there is none. */
export function findPostmaster(folder: DatabaseFolder): Postmaster | null {
  const lines = readLines(folder);
  const pid = Number(lines?.[0]);
  const port = Number(lines?.[3]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return null;
  if (!isServerOf(folder, pid)) return null;
  return { pid, port, ready: lines[7]?.trim() === "ready" };
}

/**
 * Removes the pid file of a killed server. PostgreSQL would consider a zombie or a reused process id running. Call only
 * when {@link findPostmaster} returns null. The data stays protected: a new server does not start while old backends
 * are attached.
 */
export function removeDeadPostmaster(folder: DatabaseFolder): void {
  rmSync(join(folder.cluster, "postmaster.pid"), { force: true });
  for (const name of readdirSync(folder.socket)) {
    if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(name)) rmSync(join(folder.socket, name), { force: true });
  }
}

function readLines(folder: DatabaseFolder): string[] | null {
  const path = join(folder.cluster, "postmaster.pid");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : null;
}

function isServerOf(folder: DatabaseFolder, pid: number): boolean {
  const state = readProcessState(pid);
  if (state === null || state.zombie) return false;
  if (process.platform !== "linux") return true;
  try {
    // Compare the working directory: after a reboot the id may belong to another process.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder.cluster);
  } catch {
    // No permission to check; PostgreSQL's own lock decides.
    return true;
  }
}

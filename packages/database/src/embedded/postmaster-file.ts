import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseFolder } from "./data-folder.ts";
import { readProcessState } from "./process-state.ts";

/** A server that is running on the folder. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** Finds the running server by its `postmaster.pid`, or null when there is none or it is dead. */
export function findPostmaster(folder: DatabaseFolder): Postmaster | null {
  const lines = readLines(folder);
  const pid = Number(lines?.[0]);
  const port = Number(lines?.[3]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return null;
  if (!isServerOf(folder, pid)) return null;
  return { pid, port, ready: lines[7]?.trim() === "ready" };
}

/**
 * Removes what a killed server left behind, where PostgreSQL itself would believe that it still runs: because the
 * process stays a zombie, or because its id now belongs to something else. Call only when {@link findPostmaster} says
 * null. Backends that outlived it still protect the data: the new server refuses while one is attached.
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
    // A server works in its own data folder; after a restart of the machine its id may be anyone's.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder.cluster);
  } catch {
    // Not ours to look at: let PostgreSQL's own interlock decide.
    return true;
  }
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSameProcess, readProcessState } from "./process-state.ts";

/** Registers a process as a user of the server; returns the path of its file. */
export function addServerUser(usersFolder: string, pid: number): string {
  const path = join(usersFolder, `${pid}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(path, readProcessState(pid)?.startedAt ?? "", { mode: 0o600 });
  return path;
}

/**
 * Unregisters a process and the dead ones; returns whether no process uses the server any more.
 */
export function removeServerUser(usersFolder: string, note: string): boolean {
  rmSync(note, { force: true });
  return removeServerUsers(usersFolder) === 0;
}

/** Unregisters the dead processes, and one with the id `leaving`; returns how many others use the server. */
export function removeServerUsers(usersFolder: string, leaving?: number): number {
  let living = 0;
  for (const name of readdirSync(usersFolder)) {
    const path = join(usersFolder, name);
    const pid = Number.parseInt(name, 10);
    if (pid !== leaving && isSameProcess(pid, readFileSync(path, "utf8"))) living += 1;
    else rmSync(path, { force: true });
  }
  return living;
}

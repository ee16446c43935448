import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSameProcess, readProcessState } from "./process-state.ts";

/** Registers this process as a user of the server; returns the path of its file. */
export function addServerUser(usersFolder: string): string {
  const path = join(usersFolder, `${process.pid}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(path, readProcessState(process.pid)?.startedAt ?? "", { mode: 0o600 });
  return path;
}

/**
 * Unregisters a process and the dead ones; returns whether no process uses the server any more.
 */
export function removeServerUser(usersFolder: string, note: string): boolean {
  rmSync(note, { force: true });
  let living = 0;
  for (const name of readdirSync(usersFolder)) {
    const path = join(usersFolder, name);
    if (isSameProcess(Number.parseInt(name, 10), readFileSync(path, "utf8"))) living += 1;
    else rmSync(path, { force: true });
  }
  return living === 0;
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSameProcess, readProcessState } from "./process-state.ts";

/** Notes that this process uses the server. Returns the note's path. */
export function addServerUser(usersFolder: string): string {
  const path = join(usersFolder, `${process.pid}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(path, readProcessState(process.pid)?.startedAt ?? "", { mode: 0o600 });
  return path;
}

/**
 * Takes a note away and says whether no living process uses the server any more.
 *
 * Notes of processes that died without saying goodbye are cleared on the way.
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

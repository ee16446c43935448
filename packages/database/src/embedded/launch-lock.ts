import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isSameProcess, readProcessState } from "./process-state.ts";

const POLL_MS = 25;
/** A holder may be replaying the log of a crash; past this something is wrong with it. */
const LOCK_TIMEOUT_MS = 180_000;

/**
 * Runs `work` while no other process works on the same folder.
 *
 * Each holder is a numbered file; the holder is the highest number. A new one is linked as the next number, which
 * only one process can do, and only when the highest belongs to a process that died. The files of the dead stay:
 * removing one would let a slow reader create a number that was already passed.
 */
export async function withLaunchLock<T>(lockFolder: string, work: () => Promise<T>): Promise<T> {
  const mine = await acquire(lockFolder);
  try {
    return await work();
  } finally {
    rmSync(mine);
  }
}

async function acquire(lockFolder: string): Promise<string> {
  const giveUpAt = performance.now() + LOCK_TIMEOUT_MS;
  const ticket = join(lockFolder, `ticket-${process.pid}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(ticket, `${process.pid} ${readProcessState(process.pid)?.startedAt ?? ""}`, { mode: 0o600 });
  try {
    while (performance.now() < giveUpAt) {
      const next = join(lockFolder, String(nextNumber(lockFolder)));
      if (tryLink(ticket, next)) return next;
      await sleep(POLL_MS + Math.random() * POLL_MS);
    }
    throw new Error(`@forecourt/database: ${lockFolder} has been held by another process for three minutes`);
  } finally {
    rmSync(ticket);
  }
}

/** The number to take, or the number in use, whose link then fails. */
function nextNumber(lockFolder: string): number {
  const numbers = readdirSync(lockFolder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const highest = Math.max(0, ...numbers);
  return highest > 0 && isHeld(join(lockFolder, String(highest))) ? highest : highest + 1;
}

function isHeld(file: string): boolean {
  let holder: string;
  try {
    holder = readFileSync(file, "utf8");
  } catch {
    // Released since it was listed: look again, rather than skip its number.
    return true;
  }
  const space = holder.indexOf(" ");
  return isSameProcess(Number(holder.slice(0, space)), holder.slice(space + 1));
}

function tryLink(ticket: string, next: string): boolean {
  try {
    linkSync(ticket, next);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

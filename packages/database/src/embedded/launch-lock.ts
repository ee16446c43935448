import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isSameProcess, readProcessState } from "./process-state.ts";

const POLL_MS = 25;
/** A holder may take long for crash recovery, but not longer than this. */
const LOCK_TIMEOUT_MS = 180_000;

/**
 * Runs `work` while no other process works on the same folder.
 *
 * The lock is the file with the highest number. When its process is dead, link(2) creates the next number: only one
 * process can succeed. Old files stay: after a removal a slow process could reuse a number.
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

/** Returns the next number, or the one in use, whose link then fails. */
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
    // Released since the listing: retry instead of skipping its number.
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

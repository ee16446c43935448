import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What the system says of a process. `startedAt` tells a process from a later one with the same id. */
export type ProcessState = { zombie: boolean; startedAt: string };

/**
 * Reads the state of a process, or null when there is none.
 *
 * A signal 0 is not enough: it also succeeds for a zombie, which a killed process stays for ever
 * where the machine's first process does not reap.
 */
export function readProcessState(pid: number): ProcessState | null {
  return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
}

/** Whether the process is there, is no zombie, and is the one that started at `startedAt`. */
export function isSameProcess(pid: number, startedAt: string): boolean {
  const state = readProcessState(pid);
  return state !== null && !state.zombie && state.startedAt === startedAt;
}

function readFromProc(pid: number): ProcessState | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // The second field is the program's name in parentheses and may hold spaces and parentheses itself.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const state = fields[0] ?? "";
  return { zombie: state === "Z" || state === "X", startedAt: fields[19] ?? "" };
}

function readFromPs(pid: number): ProcessState | null {
  const ps = spawnSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" });
  const line = (ps.stdout ?? "").trim();
  if (line === "") return null;
  const [stat = "", ...started] = line.split(/\s+/);
  return { zombie: stat.startsWith("Z"), startedAt: started.join(" ") };
}

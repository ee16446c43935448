import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The state of a process. `startedAt` distinguishes it from a later one with the same id. */
export type ProcessState = { zombie: boolean; startedAt: string };

/**
 * Reads the state of a process, or null when there is none.
 *
 * Signal 0 is not enough: it also succeeds for a zombie. A killed process stays one until init reaps it.
 */
export function readProcessState(pid: number): ProcessState | null {
  return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
}

/** Whether the process runs, is not a zombie, and started at `startedAt`. */
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
  // The second field, the program's name in parentheses, may contain spaces and parentheses.
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

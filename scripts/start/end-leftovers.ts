import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isSameProcess } from "../../packages/database/src/embedded/index.ts";
import { type RecordedProcess, type Run, readRuns } from "./run-file.ts";

const POLL_MS = 50;
/** Children notice the end of their start at once; then they finish what they have begun. */
const PATIENCE_MS = 4000;

/**
 * Waits until the site and the worker of killed starts have ended; kills those that take longer. Leaves all other
 * processes alone, also one that has got the id of a leftover. Returns the starts that still run on this data folder.
 *
 * @example const others = await endLeftovers(".data", { say: console.log });
 */
export async function endLeftovers(
  dataDir: string,
  { say, patienceMs = PATIENCE_MS }: { say: (line: string) => void; patienceMs?: number },
): Promise<RecordedProcess[]> {
  const runs = readRuns(dataDir);
  const running = runs.flatMap(({ run }) => (run && isRunning(run.start) ? [run] : []));
  const ended = runs.filter(({ run }) => run === null || !running.includes(run));
  const leftovers = () => ended.flatMap(({ run }) => run?.children ?? []).filter(isRunning);
  if (leftovers().length > 0) {
    say(`an earlier start was killed; waiting for its ${namesOf(leftovers())} to end`);
    await untilNone(leftovers, patienceMs);
    for (const { pid } of leftovers()) process.kill(pid, "SIGKILL");
    await untilNone(leftovers, patienceMs);
  }
  for (const { path } of ended) rmSync(path, { force: true });
  return running.map(({ start }: Run) => start);
}

async function untilNone(list: () => unknown[], patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  while (list().length > 0 && performance.now() < until) await sleep(POLL_MS);
}

function isRunning({ pid, startedAt }: RecordedProcess): boolean {
  return startedAt !== "" && isSameProcess(pid, startedAt);
}

function namesOf(processes: readonly RecordedProcess[]): string {
  return processes.map(({ name }) => name).join(" and ");
}

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProcessState } from "../../packages/database/src/embedded/index.ts";

/** A process with its start time, which tells it from a later one with the same id. */
export type RecordedProcess = { name: string; pid: number; startedAt: string };

/** What one start has started. */
export type Run = { start: RecordedProcess; children: RecordedProcess[] };

export type RunFile = {
  /** Records a child in place of an earlier one of that name. */
  record(name: string, pid: number): void;
  remove(): void;
};

/** Records this start and its children below `run` in the data folder, so that the next start finds leftovers. */
export function openRunFile(dataDir: string): RunFile {
  const folder = runFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${process.pid}.json`);
  const run: Run = { start: describe("start", process.pid), children: [] };
  const write = () => {
    writeFileSync(`${path}.new`, JSON.stringify(run), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  write();
  return {
    record(name, pid) {
      run.children = [...run.children.filter((child) => child.name !== name), describe(name, pid)];
      write();
    },
    remove: () => rmSync(path, { force: true }),
  };
}

/** Reads the records of all starts; null for one that cannot be read. */
export function readRuns(dataDir: string): { path: string; run: Run | null }[] {
  const folder = runFolder(dataDir);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ path: join(folder, name), run: readRun(join(folder, name)) }));
}

function readRun(path: string): Run | null {
  try {
    const { start, children } = JSON.parse(readFileSync(path, "utf8")) as Run;
    return { start, children: [...children] };
  } catch {
    return null;
  }
}

function runFolder(dataDir: string): string {
  return join(dataDir, "run");
}

function describe(name: string, pid: number): RecordedProcess {
  return { name, pid, startedAt: readProcessState(pid)?.startedAt ?? "" };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readProcessState } from "../../packages/database/src/embedded/index.ts";
import { endLeftovers } from "./end-leftovers.ts";
import { openRunFile, type RecordedProcess } from "./run-file.ts";

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-run-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that ends by itself after some time, unless it is killed. */
async function startChild(
  name: string,
  endsAfterMs = 60_000,
): Promise<RecordedProcess & { child: ChildProcess }> {
  const program = `console.log("up"); setTimeout(() => {}, ${endsAfterMs})`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  await once(child.stdout!, "data");
  return { name, pid: child.pid!, startedAt: readProcessState(child.pid!)!.startedAt, child };
}

/** Records a start that was killed. */
function recordKilledStart(...left: RecordedProcess[]): void {
  mkdirSync(join(dataDir, "run"), { recursive: true });
  const start = { name: "start", pid: 1, startedAt: "an earlier time" };
  const recorded = left.map(({ name, pid, startedAt }) => ({ name, pid, startedAt }));
  writeFileSync(join(dataDir, "run", "1.json"), JSON.stringify({ start, children: recorded }));
}

const end = async (patienceMs: number) => {
  const said: string[] = [];
  const running = await endLeftovers(dataDir, { say: (line) => said.push(line), patienceMs });
  return { said: said.join(), running };
};

test("waits for a leftover that ends by itself", async () => {
  const worker = await startChild("lead-worker", 300);
  const gone = once(worker.child, "exit");
  recordKilledStart(worker);
  expect((await end(60_000)).said).toContain("waiting for its lead-worker to end");
  expect(await gone).toEqual([0, null]);
  expect(readdirSync(join(dataDir, "run"))).toEqual([]);
});

test("kills a leftover that does not end", async () => {
  const site = await startChild("site");
  const gone = once(site.child, "exit");
  recordKilledStart(site);
  await end(50);
  expect(await gone).toEqual([null, "SIGKILL"]);
});

test("leaves a process alone that has got a leftover's id, and an unreadable record", async () => {
  const other = await startChild("site");
  recordKilledStart({ ...other, startedAt: "another time" });
  writeFileSync(join(dataDir, "run", "2.json"), "{");
  expect(await end(50)).toEqual({ said: "", running: [] });
  expect(readProcessState(other.pid)?.zombie).toBe(false);
});

test("leaves the children of a running start alone and returns that start", async () => {
  const site = await startChild("site");
  const runFile = openRunFile(dataDir);
  runFile.record("site", 1);
  runFile.record("site", site.pid);
  const { running } = await end(50);
  expect(running.map(({ pid }) => pid)).toEqual([process.pid]);
  expect(readProcessState(site.pid)?.zombie).toBe(false);
  expect(statSync(join(dataDir, "run")).mode & 0o777).toBe(0o700);
  runFile.remove();
  expect(await end(50)).toEqual({ said: "", running: [] });
});

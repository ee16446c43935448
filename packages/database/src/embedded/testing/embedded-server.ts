import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach } from "vitest";
import { stopWhenKilled } from "../../testing/stop-when-killed.ts";
import { readProcessState } from "../process-state.ts";

const CLI = fileURLToPath(new URL("../serve-cli.ts", import.meta.url));

/** A launcher in a process of its own. */
export type Launcher = {
  child: ChildProcess;
  /** The result when the database is ready, or the exit before that. */
  ready: Promise<{ port: number; pid: number; adopted: boolean } | { exitCode: number | null; said: string }>;
  exited: Promise<number | null>;
};

export type LaunchOptions = { uid?: number; path?: string; restart?: boolean };

/** Creates folders and launchers, and removes them after each test. */
export function useEmbeddedServers(): {
  /** For one test. */
  makeDataDir: (mode?: number) => string;
  /** For all tests of a file: making a database is what takes the time. */
  makeSharedDataDir: () => string;
  launch: (dataDir: string, options?: LaunchOptions) => Launcher;
} {
  const folders: Folder[] = [];
  const launchers: Launcher[] = [];
  afterEach(async () => {
    for (const { child, exited } of launchers.splice(0)) {
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      await exited;
    }
    for (const { remove } of folders.splice(0)) remove();
  });
  return {
    makeDataDir: (mode = 0o755) => {
      const folder = makeFolder(mode);
      folders.push(folder);
      return folder.path;
    },
    makeSharedDataDir: () => {
      const folder = makeFolder(0o755);
      afterAll(folder.remove);
      return folder.path;
    },
    launch: (dataDir, options = {}) => {
      const launcher = start(dataDir, options);
      launchers.push(launcher);
      return launcher;
    },
  };
}

type Folder = { path: string; remove: () => void };

function makeFolder(mode: number): Folder {
  const path = mkdtempSync(join(tmpdir(), "forecourt-database-"));
  chmodSync(path, mode);
  const done = stopWhenKilled(path);
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
      done();
    },
  };
}

function start(dataDir: string, { uid, path, restart = false }: LaunchOptions): Launcher {
  const child = spawn(process.execPath, [CLI, dataDir, ...(restart ? [] : ["--no-restart"])], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, PATH: path ?? process.env["PATH"] },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  const ready = new Promise<Awaited<Launcher["ready"]>>((resolve) => {
    child.stdout?.once("data", (line) => resolve(JSON.parse(String(line))));
    void exited.then((exitCode) => resolve({ exitCode, said }));
  });
  return { child, ready, exited };
}

/** Whether a process is there and is not only waiting to be reaped. */
export function isAlive(pid: number): boolean {
  return readProcessState(pid)?.zombie === false;
}

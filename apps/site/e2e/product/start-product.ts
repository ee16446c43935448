import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

const ROOT = new URL("../../../..", import.meta.url).pathname;

type Part = "site" | "lead-worker" | "database";

export type Product = {
  url: string;
  workerUrl: string;
  dataDir: string;
  /** The output of the start command. */
  output(): string;
  /** Kills a process with SIGKILL; the supervisor restarts it. */
  kill(part: Part): number;
  /** The process id of a part. */
  pidOf(part: Part): number;
  /** Kills the start command with SIGKILL and starts it again on the same ports and data, with these changes. */
  killStart(changed?: Record<string, string>): Promise<void>;
  /** Throws when site or worker crashed: they ended without a kill, and not for want of a database. */
  stop(): Promise<void>;
};

/** Starts the product of a checkout by its start command, on free ports and a new data folder. */
export async function startProduct(env: Record<string, string> = {}, root = ROOT): Promise<Product> {
  const [port, workerPort] = await Promise.all([freePort(), freePort()]);
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-e2e-"));
  const url = `http://localhost:${port}`;
  let output = "";
  const start = async (changed: Record<string, string> = {}) => {
    const started = spawn(process.execPath, [join(root, "scripts/start.ts")], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        WORKER_PORT: String(workerPort),
        SITE_URL: url,
        DATA_DIR: dataDir,
        LEAD_RATE_LIMIT: "0",
        TRUST_PROXY: "1",
        LOG_LEVEL: "warn",
        // A test of its own product opens few pages.
        PRERENDER_ON_START: "0",
        ...env,
        ...changed,
      },
      // The start stops when the channel closes, so it never outlives the process of the tests.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let own = "";
    for (const stream of [started.stdout, started.stderr])
      stream?.on("data", (chunk: Buffer) => {
        own += chunk;
        output += chunk;
      });
    await untilReady(started, () => own);
    return started;
  };
  let child = await start();
  let killed = 0;
  const pidOf = (part: Part) =>
    part === "database"
      ? databasePid(dataDir)
      : childRunning(child.pid!, part === "site" ? "page-server/main.ts" : "lead-worker/src/main.ts");
  return {
    url,
    workerUrl: `http://localhost:${workerPort}`,
    dataDir,
    output: () => output,
    pidOf,
    kill(part) {
      const pid = pidOf(part);
      process.kill(pid, "SIGKILL");
      if (part !== "database") killed += 1;
      return pid;
    },
    async killStart(changed) {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      child = await start(changed);
    },
    async stop() {
      if (child.exitCode === null) {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await gone;
      }
      rmSync(dataDir, { recursive: true, force: true });
      const ends = output.match(/(site|lead-worker) ended \((?!code 69)/g) ?? [];
      if (ends.length > killed) throw new Error(`site or worker crashed:\n${output}`);
    },
  };
}

/** Waits for the start command to find site and worker healthy. */
async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + 240_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended while it started:\n${output()}`);
    if (output().includes("Ready after")) return;
    if (Date.now() > until) throw new Error(`the product is not healthy:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function databasePid(dataDir: string): number {
  const folder = join(dataDir, "database");
  const file = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) =>
    name.endsWith("postmaster.pid"),
  );
  if (!file) throw new Error("the database is not running");
  return Number(readFileSync(join(folder, file), "utf8").split("\n")[0]);
}

/** The child process whose command line contains a script. */
function childRunning(parent: number, script: string): number {
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const parentPid = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      if (parentPid === parent && readFileSync(`/proc/${name}/cmdline`, "utf8").includes(script))
        return Number(name);
    } catch {
      // The process has ended meanwhile.
    }
  }
  throw new Error(`${script} is not running`);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SERVE = new URL("../../../../packages/database/src/embedded/serve-cli.ts", import.meta.url).pathname;

export type OwnDatabase = {
  /** The owner's address; the same after every start. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
};

/** Starts a PostgreSQL that a test can stop, unlike the one that the start command restarts. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-own-database-"));
  // The server of root may run under another account, which needs this access.
  chmodSync(folder, 0o711);
  const launch = async () => {
    const child = spawn(process.execPath, [SERVE, folder, "--no-restart"], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    const [line] = (await once(child.stdout!, "data")) as [Buffer];
    return { child, port: (JSON.parse(String(line)) as { port: number }).port };
  };
  let { child, port } = await launch();
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
  const password = readFileSync(join(folder, "database/owner-password"), "utf8").trim();
  return {
    url: `postgres://forecourt_owner:${password}@127.0.0.1:${port}/forecourt`,
    start: async () => {
      ({ child, port } = await launch());
    },
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

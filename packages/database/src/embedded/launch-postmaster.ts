import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseFolder } from "./data-folder.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { findPostmaster, type Postmaster, removeDeadPostmaster } from "./postmaster-file.ts";
import { chooseServerPort, rememberServerPort } from "./server-port.ts";
import { type ServerRuntime, spawnServerProgram } from "./server-program.ts";
import { serverArguments } from "./server-settings.ts";

const POLL_MS = 20;
/** Retries: old backends may still be exiting after a kill, or the port may be taken. */
const ATTEMPTS = 8;
const LOG_LIMIT_BYTES = 4_000_000;

/** Starts the server on an initialised folder and waits until it is ready. */
export async function launchPostmaster(
  folder: DatabaseFolder,
  runtime: ServerRuntime,
  options: { port: number | undefined; settings: Readonly<Record<string, string>> },
): Promise<Postmaster> {
  let said = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    removeDeadPostmaster(folder);
    const port = await chooseServerPort(folder, options.port);
    const outcome = await launchOnce(folder, runtime, serverArguments(folder, port, options.settings));
    if (typeof outcome !== "string") {
      rememberServerPort(folder, port);
      return outcome;
    }
    said = outcome;
    if (!/shared memory block|could not bind|could not create any TCP/.test(said)) break;
    await sleep(attempt * 100);
  }
  throw new EmbeddedPostgresError(
    "embedded.start-failed",
    `PostgreSQL did not start. Its log ${folder.log} ends with:\n${said}`,
  );
}

async function launchOnce(
  folder: DatabaseFolder,
  runtime: ServerRuntime,
  args: string[],
): Promise<Postmaster | string> {
  if (existsSync(folder.log) && statSync(folder.log).size > LOG_LIMIT_BYTES)
    renameSync(folder.log, `${folder.log}.1`);
  const log = openSync(folder.log, "a", 0o600);
  const logStart = statSync(folder.log).size;
  // Detached: Ctrl-C reaches the whole process group, but the database must stop after the site.
  const child = spawnServerProgram(runtime, runtime.server.postgres, args, {
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  let ended: string | null = null;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended = `exit ${code ?? signal}`;
  });
  child.unref();
  for (;;) {
    const found = findPostmaster(folder);
    if (found?.ready && found.pid === child.pid) return found;
    if (ended !== null)
      return `${readFileSync(folder.log, "utf8").slice(logStart).slice(-2000).trim()}\n${ended}`;
    await sleep(POLL_MS);
  }
}

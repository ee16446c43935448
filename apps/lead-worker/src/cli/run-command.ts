import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database } from "@forecourt/database";
import type { WorkerEnv } from "../env.ts";
import { loadWorkerKeys } from "../load-worker-keys.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { exportLines } from "./export-leads-command.ts";
import { linkLeadCommand } from "./link-lead-command.ts";
import { listLeadsCommand } from "./list-leads-command.ts";
import type { Command } from "./parse-command.ts";
import { retryLeadsCommand } from "./retry-leads-command.ts";
import { showLeadCommand } from "./show-lead-command.ts";

/** Runs a command on an open database and returns the exit code. `printStatus` is for people, `output` for what was asked for. */
export async function runCommand(
  command: Command,
  parts: {
    database: Database;
    env: WorkerEnv;
    output: NodeJS.WritableStream;
    printStatus: (line: string) => void;
  },
): Promise<number> {
  const { database, env, output, printStatus } = parts;
  const print = (line: string) => {
    output.write(`${line}\n`);
  };
  switch (command.name) {
    case "list":
      await listLeadsCommand(database, command, print);
      return EXIT_CODE.ok;
    case "show": {
      const found = await showLeadCommand({ database, keyPairs: await loadWorkerKeys(env) }, command, print);
      if (!found) printStatus(`${command.id}: no such lead`);
      return found ? EXIT_CODE.ok : EXIT_CODE.notDone;
    }
    case "link": {
      const [keyPair] = await loadWorkerKeys(env);
      const workerUrl = env.WORKER_URL ?? `http://localhost:${env.WORKER_PORT}`;
      const { done, says } = await linkLeadCommand({ database, keyPair, workerUrl }, command);
      if (done) print(says);
      else printStatus(says);
      return done ? EXIT_CODE.ok : EXIT_CODE.notDone;
    }
    case "retry":
      return (await retryLeadsCommand(database, command, print)) ? EXIT_CODE.ok : EXIT_CODE.notDone;
    case "export": {
      const lines = Readable.from(exportLines({ database, keyPairs: await loadWorkerKeys(env) }, command));
      const { out } = command;
      if (out !== undefined) await pipeline(lines, await privateFile(out));
      else await pipeline(lines, output, { end: false });
      if (out !== undefined) printStatus(`Written to ${out}.`);
      return EXIT_CODE.ok;
    }
  }
}

/** Opens an empty file that only its owner can read, also when it existed: it gets personal data. */
async function privateFile(path: string): Promise<NodeJS.WritableStream> {
  const file = await open(path, "w", 0o600);
  // A pipe or a device, such as /dev/stdout, keeps its mode.
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  return file.createWriteStream();
}

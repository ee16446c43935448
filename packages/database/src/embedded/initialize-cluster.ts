import type { ChildProcess } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readOrCreateSecret } from "../secrets/secret-file.ts";
import type { DatabaseFolder } from "./data-folder.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { SERVER_MAJOR_VERSION } from "./server-package.ts";
import { type ServerRuntime, spawnServerProgram } from "./server-program.ts";

export const OWNER_ROLE = "forecourt_owner";
export const DATABASE_NAME = "forecourt";

/**
 * Creates the cluster with its owner and database, unless it exists.
 *
 * Created in a temporary folder and renamed when complete: an interrupted start leaves no partial cluster.
 */
export async function initializeCluster(folder: DatabaseFolder, runtime: ServerRuntime): Promise<void> {
  removeUnfinished(folder);
  if (existsSync(folder.cluster)) {
    requireVersion(folder);
    return;
  }
  readOrCreateSecret(folder.passwordFile);
  const draft = join(folder.root, `cluster.new-${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  const { account, server } = runtime;
  if (account.kind === "nobody") {
    chownSync(draft, account.uid, account.gid);
    chownSync(folder.passwordFile, account.uid, account.gid);
  }
  await finish(
    spawnServerProgram(runtime, server.initdb, initdbArguments(folder.passwordFile), {
      cwd: draft,
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  const single = spawnServerProgram(runtime, server.postgres, ["--single", "-D", ".", "postgres"], {
    cwd: draft,
    stdio: ["pipe", "pipe", "pipe"],
  });
  single.stdin?.end(`CREATE DATABASE ${DATABASE_NAME} OWNER ${OWNER_ROLE};\n`);
  await finish(single);
  renameSync(draft, folder.cluster);
  syncFolder(dirname(folder.cluster));
}

function initdbArguments(passwordFile: string): string[] {
  return [
    // The working directory, not its path: an orphaned initdb would recreate the folder after its removal.
    "--pgdata=.",
    `--username=${OWNER_ROLE}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // PostgreSQL's built-in collation, so that the sort order does not depend on the system's libraries.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
}

function removeUnfinished(folder: DatabaseFolder): void {
  for (const name of readdirSync(folder.root)) {
    if (!name.startsWith("cluster.new-")) continue;
    const draft = join(folder.root, name);
    // Orphaned programs may still write there, and a file that disappears makes rmSync fail.
    while (existsSync(draft)) rmSync(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }
}

function requireVersion(folder: DatabaseFolder): void {
  const version = readFileSync(join(folder.cluster, "PG_VERSION"), "utf8").trim();
  if (version !== SERVER_MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      "embedded.other-version",
      `${folder.cluster} was made by PostgreSQL ${version}, this is ${SERVER_MAJOR_VERSION}. Move the data over, or use another data folder.`,
    );
  }
  if (!existsSync(folder.passwordFile)) {
    throw new EmbeddedPostgresError(
      "embedded.password-missing",
      `${folder.passwordFile} is gone; without it nobody can log in to ${folder.cluster}. Put it back.`,
    );
  }
}

async function finish(child: ChildProcess): Promise<void> {
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const status = await new Promise<number | string | null>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  if (status !== 0) {
    throw new EmbeddedPostgresError(
      "embedded.start-failed",
      `making the database ended with ${status}:\n${said.trim().slice(-2000)}`,
    );
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

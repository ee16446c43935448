import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { readSecret } from "../secrets/secret-file.ts";
import { changeFolderOwner } from "./change-folder-owner.ts";
import { type DatabaseFolder, openDatabaseFolder } from "./data-folder.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { DATABASE_NAME, initializeCluster, OWNER_ROLE } from "./initialize-cluster.ts";
import { keepRunning } from "./keep-running.ts";
import { withLaunchLock } from "./launch-lock.ts";
import { launchPostmaster } from "./launch-postmaster.ts";
import { linkLibraries } from "./library-links.ts";
import { findPostmaster, type Postmaster } from "./postmaster-file.ts";
import { chooseServerAccount } from "./server-account.ts";
import { findServerPackage } from "./server-package.ts";
import { addServerUser, removeServerUser } from "./server-users.ts";
import { stopPostmaster } from "./stop-postmaster.ts";

export type EmbeddedPostgresOptions = {
  /** The installation's data folder; the server lives in its `database` folder. */
  dataDir: string;
  /** Called with progress messages. */
  log: (message: string) => void;
  /** TCP port on 127.0.0.1; default: that of the last start, else a free one. */
  port?: number;
  /** Restarts the server on the same port when it dies; default true. */
  restart?: boolean;
  /** PostgreSQL settings that differ from the crash-safe, small defaults. */
  settings?: Readonly<Record<string, string>>;
};

export type EmbeddedPostgres = {
  /** URL of the database for its owner, with the password. */
  url: string;
  port: number;
  /** Current process id of the server. */
  pid: () => number | null;
  /** Registers another process as a user: the server also runs until that one ends. */
  addUser: (pid: number) => void;
  /** Whether the server was already running. */
  adopted: boolean;
  /** Releases the server, which stops when no other process uses it. Idempotent. */
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on the data folder, or reuses the running one. Safe to call concurrently, after a crash, and as root
 * (docs/decisions/0001-embedded-postgresql.md).
 *
 * @throws EmbeddedPostgresError when this machine cannot run it; `exitCode` is 78.
 * @example
 * const server = await startEmbeddedPostgres({ dataDir: ".data", log: console.log });
 * await migrate({ ownerUrl: server.url, rolePasswords });
 * await server.stop();
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = openDatabaseFolder(options.dataDir);
  const { postmaster, adopted, user } = await withLaunchLock(folder.launchLock, async () => {
    const started = await startOrAdopt(folder, options);
    return { ...started, user: addServerUser(folder.users, process.pid) };
  });
  options.log(`database ${adopted ? "already running" : "ready"} on 127.0.0.1:${postmaster.port}`);
  const supervisor =
    options.restart === false
      ? null
      : keepRunning(
          folder,
          async () => {
            await withLaunchLock(folder.launchLock, () =>
              startOrAdopt(folder, { ...options, port: postmaster.port }),
            );
          },
          options.log,
        );
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    await supervisor?.stop();
    await withLaunchLock(folder.launchLock, async () => {
      if (removeServerUser(folder.users, user)) await stopPostmaster(folder);
    });
  };
  return {
    url: ownerUrl(folder, postmaster.port),
    port: postmaster.port,
    pid: () => findPostmaster(folder)?.pid ?? null,
    addUser: (pid) => void addServerUser(folder.users, pid),
    adopted,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function startOrAdopt(
  folder: DatabaseFolder,
  options: EmbeddedPostgresOptions,
): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const running = await waitUntilReady(folder);
  if (running) return { postmaster: running, adopted: true };
  const server = findServerPackage();
  const account = chooseServerAccount();
  changeFolderOwner(account, folder, [server.postgres]);
  const runtime = { server, account, libraryPath: linkLibraries(server, folder.libraryLinks) };
  if (!existsSync(folder.cluster)) options.log("making a new database");
  await initializeCluster(folder, runtime);
  const postmaster = await launchPostmaster(folder, runtime, {
    port: options.port,
    settings: options.settings ?? {},
  });
  return { postmaster, adopted: false };
}

/** Waits for a server that is still starting, which a killed launcher may leave; null when there is none. */
async function waitUntilReady(folder: DatabaseFolder): Promise<Postmaster | null> {
  for (;;) {
    const running = findPostmaster(folder);
    if (running === null || running.ready) return running;
    await sleep(20);
  }
}

function ownerUrl(folder: DatabaseFolder, port: number): string {
  const password = readSecret(folder.passwordFile);
  if (password === null) {
    throw new EmbeddedPostgresError(
      "embedded.password-missing",
      `${folder.passwordFile} is gone. Put it back.`,
    );
  }
  return `postgresql://${OWNER_ROLE}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

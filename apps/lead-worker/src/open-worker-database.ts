import {
  type Database,
  loadRolePasswords,
  migrate,
  openDatabase,
  requireDatabase,
} from "@forecourt/database";
import { startEmbeddedPostgres } from "@forecourt/database/embedded";
import type { WorkerEnv } from "./env.ts";

type OpenOptions = {
  log: (message: string) => void;
  max: number;
  /** Application name of the connections. */
  name: string;
  /** How long an unavailable database is tried again. */
  patienceMs?: number;
};

export type WorkerDatabase = { database: Database; close: () => Promise<void> };

/**
 * Opens the configured database, or else the embedded one of DATA_DIR. Starts that one unless it is running.
 *
 * @throws EmbeddedPostgresError when this machine cannot run the embedded database.
 * @throws DatabaseAddressError when the configured database cannot be used.
 */
export async function openWorkerDatabase(
  env: Pick<WorkerEnv, "DATABASE_URL" | "WORKER_DATABASE_URL" | "DATA_DIR">,
  { log, max, name, patienceMs = 0 }: OpenOptions,
): Promise<WorkerDatabase> {
  const opened = (url: string, stop: () => Promise<void>): WorkerDatabase => {
    const database = openDatabase(url, { max, name });
    return {
      database,
      close: async () => {
        await database.close();
        await stop();
      },
    };
  };
  const url = env.WORKER_DATABASE_URL ?? env.DATABASE_URL;
  if (url !== undefined) {
    const variable = env.WORKER_DATABASE_URL === undefined ? "DATABASE_URL" : "WORKER_DATABASE_URL";
    await requireDatabase(url, { variable, patienceMs });
    return opened(url, async () => {});
  }
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  try {
    const roles = await migrate({ ownerUrl: server.url, rolePasswords: loadRolePasswords(env.DATA_DIR) });
    return opened(roles.workerUrl, server.stop);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

import { type Database, loadRolePasswords, migrate, openDatabase } from "@forecourt/database";
import { startEmbeddedPostgres } from "@forecourt/database/embedded";
import type { WorkerEnv } from "./env.ts";

export type WorkerDatabase = { database: Database; close: () => Promise<void> };

/**
 * Opens the configured database, or else the embedded one of DATA_DIR. Starts that one unless it is running.
 *
 * @param options `name` is the application name of the connections
 * @throws EmbeddedPostgresError when this machine cannot run the embedded database.
 */
export async function openWorkerDatabase(
  env: Pick<WorkerEnv, "DATABASE_URL" | "WORKER_DATABASE_URL" | "DATA_DIR">,
  { log, max, name }: { log: (message: string) => void; max: number; name: string },
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
  if (url !== undefined) return opened(url, async () => {});
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  try {
    const roles = await migrate({ ownerUrl: server.url, rolePasswords: loadRolePasswords(env.DATA_DIR) });
    return opened(roles.workerUrl, server.stop);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

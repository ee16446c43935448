import {
  type Database,
  loadRolePasswords,
  migrate,
  openDatabase,
  requireDatabase,
} from "@forecourt/database";
import { startEmbeddedPostgres } from "@forecourt/database/embedded";
import type { ImporterEnv } from "./env.ts";

/** Long, since replacing a hundred thousand vehicles is one statement. */
const QUERY_TIMEOUT_MS = 120_000;

export type InventoryDatabase = { database: Database; close: () => Promise<void> };

/**
 * Opens the configured database, or else the embedded one of DATA_DIR. Starts that one unless it is running.
 *
 * @throws EmbeddedPostgresError when this machine cannot run the embedded database.
 * @throws DatabaseAddressError when the configured database cannot be used.
 */
export async function openInventoryDatabase(
  env: ImporterEnv,
  log: (message: string) => void,
): Promise<InventoryDatabase> {
  const url = env.IMPORTER_DATABASE_URL ?? env.DATABASE_URL;
  if (url !== undefined) {
    const variable = env.IMPORTER_DATABASE_URL === undefined ? "DATABASE_URL" : "IMPORTER_DATABASE_URL";
    await requireDatabase(url, { variable });
    return opened(url, async () => {});
  }
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  try {
    const roles = await migrate({ ownerUrl: server.url, rolePasswords: loadRolePasswords(env.DATA_DIR) });
    return opened(roles.importerUrl, server.stop);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function opened(url: string, stop: () => Promise<void>): InventoryDatabase {
  const database = openDatabase(url, { max: 2, queryTimeoutMs: QUERY_TIMEOUT_MS, name: "feed importer" });
  return {
    database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}

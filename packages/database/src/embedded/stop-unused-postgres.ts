import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabaseFolder } from "./data-folder.ts";
import { withLaunchLock } from "./launch-lock.ts";
import { removeServerUsers } from "./server-users.ts";
import { stopPostmaster } from "./stop-postmaster.ts";

/**
 * Stops the server of a data folder if no other process uses it. For the processes that a killed start leaves: the last
 * one stops the server. Does nothing without a server.
 *
 * @example process.once("disconnect", () => void stopUnusedPostgres(".data"));
 */
export async function stopUnusedPostgres(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, "database"))) return;
  const folder = openDatabaseFolder(dataDir);
  await withLaunchLock(folder.launchLock, async () => {
    if (removeServerUsers(folder.users, process.pid) === 0) await stopPostmaster(folder);
  });
}

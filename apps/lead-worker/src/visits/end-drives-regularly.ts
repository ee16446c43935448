import { currentInventoryVersion, type Database, type KeyPair } from "@forecourt/database";
import type { DatabaseMonitor } from "../database-monitor.ts";
import type { WorkerDealership } from "../dealership.ts";
import type { Log } from "../log.ts";
import { runRegularly } from "../run-regularly.ts";
import { endDrivesWithoutVehicle } from "./end-drives-without-vehicle.ts";

const EVERY_MS = 1_000;
/** Someone can book a vehicle in the moment in which it is sold. */
const WITHOUT_CHANGE_MS = 60_000;

/** Ends drives whose vehicle was sold: after each change of the inventory, and every minute, until stopped. */
export function endDrivesRegularly(parts: {
  database: Database;
  keyPairs: readonly KeyPair[];
  dealership: WorkerDealership;
  monitor: DatabaseMonitor;
  log: Log;
  everyMs?: number;
}): { stop: () => Promise<void> } {
  const { database, monitor, log, everyMs = EVERY_MS } = parts;
  const reported = new Set<string>();
  let checked: { version: number; at: number } | null = null;
  const pass = async (): Promise<number> => {
    const version = await currentInventoryVersion(database);
    const at = performance.now();
    if (checked?.version === version && at - checked.at < WITHOUT_CHANGE_MS) return everyMs;
    const { ended, unreadable } = await endDrivesWithoutVehicle(parts, new Date());
    checked = { version, at };
    if (ended > 0) log.info({ count: ended }, "Cancelled test drives of sold vehicles.");
    const unknown = unreadable.filter((id) => !reported.has(id));
    for (const id of unknown) reported.add(id);
    if (unknown.length > 0)
      log.error({ count: unknown.length }, "Test drives of sold vehicles cannot be opened with these keys.");
    return everyMs;
  };
  const failure = "Test drives of sold vehicles could not be cancelled.";
  return runRegularly(pass, { monitor, log, everyMs, failure });
}

import { type Database, errorCode, wipeExpired } from "@forecourt/database";
import type { DatabaseMonitor } from "./database-monitor.ts";
import type { Log } from "./log.ts";
import { removeOldMail } from "./transports/remove-old-mail.ts";

const HOUR_MS = 3_600_000;

/** Applies the retention periods now and every hour (docs/product/retention.md). */
export function wipeExpiredRegularly(parts: {
  database: Database;
  monitor: DatabaseMonitor;
  log: Log;
  mailFolder: string;
  everyMs?: number;
}): { stop: () => void } {
  const { database, monitor, log, mailFolder } = parts;
  const wipe = async () => {
    try {
      const result = await wipeExpired(database);
      const count = Object.values(result).reduce((sum, part) => sum + part, 0);
      if (count > 0) log.info({ count }, "Removed expired data.");
    } catch (error) {
      monitor.failed(error);
    }
    await removeOldMail(mailFolder, Date.now()).catch((error: unknown) => {
      log.warn({ code: errorCode(error) }, "Old messages could not be removed from the mail folder.");
    });
  };
  void wipe();
  const timer = setInterval(() => void wipe(), parts.everyMs ?? HOUR_MS);
  return { stop: () => clearInterval(timer) };
}

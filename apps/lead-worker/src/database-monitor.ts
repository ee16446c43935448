import { errorCode } from "@forecourt/database";
import type { Log } from "./log.ts";

/** Logs once when the database becomes unavailable and once when it is available again. */
export type DatabaseMonitor = { succeeded: () => void; failed: (error: unknown) => void };

export function monitorDatabase(log: Log): DatabaseMonitor {
  let unavailable = false;
  return {
    succeeded: () => {
      if (unavailable) log.info("The database is available again.");
      unavailable = false;
    },
    failed: (error) => {
      if (!unavailable) log.error({ code: errorCode(error) }, "The database is unavailable; retrying.");
      unavailable = true;
    },
  };
}

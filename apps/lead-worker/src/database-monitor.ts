import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

/** Knows whether the database answered last, and says so once per change. */
export type DatabaseMonitor = { succeeded: () => void; failed: (error: unknown) => void };

export function monitorDatabase(log: Log): DatabaseMonitor {
  let away = false;
  return {
    succeeded: () => {
      if (away) log.info("The database answers again.");
      away = false;
    },
    failed: (error) => {
      if (!away) log.error({ code: errorCode(error) }, "The database does not answer; trying on.");
      away = true;
    },
  };
}

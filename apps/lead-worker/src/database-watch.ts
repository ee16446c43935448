import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

/** Knows whether the database answered last, and says so once per change. */
export type DatabaseWatch = { answered: () => void; failed: (error: unknown) => void };

export function watchDatabase(log: Log): DatabaseWatch {
  let away = false;
  return {
    answered: () => {
      if (away) log.info("The database answers again.");
      away = false;
    },
    failed: (error) => {
      if (!away) log.error({ code: errorCode(error) }, "The database does not answer; trying on.");
      away = true;
    },
  };
}

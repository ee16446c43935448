import { errorCode, errorFrames } from "@forecourt/database";
import { loadDealership } from "./dealership.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { startWorker } from "./start-worker.ts";

/** Exit code for invalid settings, EX_CONFIG of sysexits: a restart would not help. */
const EXIT_CONFIG = 78;

const environment = readEnv();
const log = createLog(environment.ok ? environment.env.LOG_LEVEL : "info");

for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ code: errorCode(error), frames: errorFrames(error) }, "Unexpected error; the worker exits.");
    process.exit(1);
  });
}

if (!environment.ok) {
  log.fatal({ problems: environment.problems }, "Invalid environment variables.");
  process.exit(EXIT_CONFIG);
}
const { env } = environment;

try {
  const worker = await startWorker(env, { dealership: loadDealership(), log });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "Stopping.");
      void worker.stop().then(() => {
        log.info("Stopped.");
        process.exit(0);
      });
    });
  }
} catch (error) {
  log.fatal({ code: errorCode(error), frames: errorFrames(error) }, "The worker cannot start.");
  process.exit(1);
}

import { DatabaseAddressError, errorCode, errorFrames, WrongSecretError } from "@forecourt/database";
import { EmbeddedPostgresError, stopUnusedPostgres } from "@forecourt/database/embedded";
import { loadDealership } from "./dealership.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { startWorker } from "./start-worker.ts";
import { WorkerSettingsError } from "./worker-settings-error.ts";

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

let stop = async (): Promise<void> => {};
// The process that started this one has ended, maybe by a kill: nobody would restart this one or its database.
process.once("disconnect", () => {
  log.info("The parent process has ended.");
  void stop()
    .then(() => stopUnusedPostgres(env.DATA_DIR))
    .finally(() => process.exit(0));
});

try {
  const worker = await startWorker(env, {
    dealership: loadDealership(env.SETTINGS_FILE, env.EXPERIMENTS_FILE),
    log,
  });
  stop = async () => {
    await worker.stop();
    log.info("Stopped.");
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "Stopping.");
      void stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (error instanceof WorkerSettingsError) {
    log.fatal({ problems: error.problems }, "Wrong settings.");
    process.exit(error.exitCode);
  }
  // Its message names the setting and has no secret.
  if (
    error instanceof DatabaseAddressError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof WrongSecretError
  ) {
    log.fatal(error.message);
    process.exit(error.exitCode);
  }
  log.fatal({ code: errorCode(error), frames: errorFrames(error) }, "The worker cannot start.");
  process.exit(1);
}

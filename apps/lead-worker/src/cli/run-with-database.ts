import { type Database, DatabaseAddressError, isDatabaseError, WrongSecretError } from "@forecourt/database";
import { EmbeddedPostgresError } from "@forecourt/database/embedded";
import type { WorkerEnv } from "../env.ts";
import { openWorkerDatabase } from "../open-worker-database.ts";
import { EXIT_CODE } from "./exit-code.ts";

/**
 * Runs a command with the worker's database, starting the embedded one when it is not running. Returns the exit code;
 * what cannot be opened or written is said on the standard error.
 *
 * @param name application name of the connections
 */
export async function runWithDatabase(
  env: WorkerEnv,
  name: string,
  run: (database: Database, printStatus: (line: string) => void) => Promise<number>,
): Promise<number> {
  const printStatus = (line: string) => console.error(line);
  try {
    const { database, close } = await openWorkerDatabase(env, { max: 2, name, log: () => {} });
    // Stop an embedded database that was started for this command.
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => void close().finally(() => process.exit(130)));
    }
    return await run(database, printStatus).finally(close);
  } catch (error) {
    if (
      error instanceof EmbeddedPostgresError ||
      error instanceof DatabaseAddressError ||
      error instanceof WrongSecretError
    ) {
      printStatus(error.message);
      return error.exitCode;
    }
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== undefined) {
      printStatus(`${path} cannot be written or read (${code}).`);
      return EXIT_CODE.unwritable;
    }
    if (isDatabaseError(error)) {
      printStatus(`The database cannot be used: ${error.message}`);
      return EXIT_CODE.database;
    }
    throw error;
  }
}

import { existsSync } from "node:fs";
import { DatabaseAddressError, isDatabaseError } from "@forecourt/database";
import { EmbeddedPostgresError } from "@forecourt/database/embedded";
import { EXIT_CODE } from "./cli/exit-code.ts";
import { type Command, parseCommand } from "./cli/parse-command.ts";
import { runCommand } from "./cli/run-command.ts";
import { USAGE } from "./cli/usage.ts";
import { readEnv, type WorkerEnv } from "./env.ts";
import { openWorkerDatabase } from "./open-worker-database.ts";

// The reader of the output may close the pipe early, as `head` does.
process.stdout.on("error", () => process.exit(EXIT_CODE.ok));
process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  const parsed = parseCommand(argv);
  if (parsed.kind === "help") {
    console.log(USAGE);
    return EXIT_CODE.ok;
  }
  if (parsed.kind === "invalid") {
    console.error(`${parsed.problem}\n\n${USAGE}`);
    return EXIT_CODE.usage;
  }
  // The same file that `pnpm start` reads, so that both use the same database.
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = readEnv();
  if (!environment.ok) {
    console.error(`Invalid environment variables:\n  ${environment.problems.join("\n  ")}`);
    return EXIT_CODE.usage;
  }
  return run(parsed.command, environment.env);
}

async function run(command: Command, env: WorkerEnv): Promise<number> {
  const printStatus = (line: string) => console.error(line);
  try {
    const { database, close } = await openWorkerDatabase(env, { max: 2, name: "leads", log: () => {} });
    // Stop an embedded database that was started for this command.
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => void close().finally(() => process.exit(130)));
    }
    return await runCommand(command, { database, env, output: process.stdout, printStatus }).finally(close);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError || error instanceof DatabaseAddressError) {
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

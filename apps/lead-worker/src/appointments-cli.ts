import { existsSync } from "node:fs";
import { APPOINTMENTS_USAGE } from "./cli/appointments-usage.ts";
import { EXIT_CODE } from "./cli/exit-code.ts";
import { parseAppointmentsCommand } from "./cli/parse-appointments-command.ts";
import { runAppointmentsCommand } from "./cli/run-appointments-command.ts";
import { runWithDatabase } from "./cli/run-with-database.ts";
import { loadDealership } from "./dealership.ts";
import { readEnv } from "./env.ts";
import { loadWorkerKeys } from "./load-worker-keys.ts";
import { schedulingOf } from "./visits/scheduling-api.ts";

// The reader of the output may close the pipe early, as `head` does.
process.stdout.on("error", () => process.exit(EXIT_CODE.ok));
process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  const parsed = parseAppointmentsCommand(argv);
  if (parsed.kind === "help") {
    console.log(APPOINTMENTS_USAGE);
    return EXIT_CODE.ok;
  }
  if (parsed.kind === "invalid") {
    console.error(`${parsed.problem}\n\n${APPOINTMENTS_USAGE}`);
    return EXIT_CODE.usage;
  }
  // The same file that `pnpm start` reads, so that both use the same database.
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = readEnv();
  if (!environment.ok) {
    console.error(`Invalid environment variables:\n  ${environment.problems.join("\n  ")}`);
    return EXIT_CODE.usage;
  }
  const { env } = environment;
  return runWithDatabase(env, "appointments", async (database, printStatus) => {
    const reader = {
      database,
      keyPairs: await loadWorkerKeys(env),
      dealership: loadDealership(env.SETTINGS_FILE),
    };
    const print = (line: string) => console.log(line);
    return runAppointmentsCommand(parsed.command, reader, {
      print,
      printStatus,
      schedulingOf: schedulingOf(env.SCHEDULING_API_URL, reader.dealership),
      now: new Date(),
    });
  });
}

import { existsSync } from "node:fs";
import { EXIT_CODE } from "./cli/exit-code.ts";
import { parseCommand } from "./cli/parse-command.ts";
import { runCommand } from "./cli/run-command.ts";
import { runWithDatabase } from "./cli/run-with-database.ts";
import { USAGE } from "./cli/usage.ts";
import { readEnv } from "./env.ts";

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
  const { env } = environment;
  return runWithDatabase(env, "leads", (database, printStatus) =>
    runCommand(parsed.command, { database, env, output: process.stdout, printStatus }),
  );
}

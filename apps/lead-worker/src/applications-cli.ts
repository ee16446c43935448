import { existsSync } from "node:fs";
import { WrongSecretError } from "@forecourt/database";
import { APPLICATIONS_USAGE } from "./cli/applications-usage.ts";
import { EXIT_CODE } from "./cli/exit-code.ts";
import { runApplicationsCommand } from "./cli/run-applications-command.ts";
import { readEnv } from "./env.ts";

process.stdout.on("error", () => process.exit(EXIT_CODE.ok));
process.exitCode = await main(process.argv.slice(2).filter((part, index) => index > 0 || part !== "--"));

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === "--help" || args[0] === "-h") {
    console.log(APPLICATIONS_USAGE);
    return EXIT_CODE.ok;
  }
  // The same file that `pnpm start` reads, so that both use the same data folder.
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = readEnv();
  if (!environment.ok) {
    console.error(`Invalid environment variables:\n  ${environment.problems.join("\n  ")}`);
    return EXIT_CODE.usage;
  }
  try {
    return await runApplicationsCommand(args, environment.env.DATA_DIR, console);
  } catch (error) {
    if (!(error instanceof WrongSecretError)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
}

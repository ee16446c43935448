import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { EXIT_CODE } from "./cli/exit-code.ts";
import { KEYS_USAGE } from "./cli/keys-usage.ts";
import { runKeysCommand } from "./cli/run-keys-command.ts";
import { readEnv } from "./env.ts";

process.stdout.on("error", () => process.exit(EXIT_CODE.ok));
process.exitCode = await main(process.argv.slice(2).filter((part, index) => index > 0 || part !== "--"));

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === "--help" || args[0] === "-h") {
    console.log(KEYS_USAGE);
    return EXIT_CODE.ok;
  }
  // The same file that `pnpm start` reads, so that both use the same keys.
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = readEnv();
  if (!environment.ok) {
    console.error(`Invalid environment variables:\n  ${environment.problems.join("\n  ")}`);
    return EXIT_CODE.usage;
  }
  return runKeysCommand(args, environment.env, { print: console, readInput: () => text(process.stdin) });
}

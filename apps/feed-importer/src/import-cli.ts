import { existsSync } from "node:fs";
import { readEnv } from "./env.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { parseArguments, USAGE } from "./parse-arguments.ts";
import { runImport } from "./run-import.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  const parsed = parseArguments(argv);
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
    console.error(`These environment variables are wrong:\n  ${environment.problems.join("\n  ")}`);
    return EXIT_CODE.usage;
  }
  const stop = new AbortController();
  // Stop an embedded database that was started for this import.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
  const print = (line: string) => console.log(line);
  return runImport(parsed.arguments, { env: environment.env, print, signal: stop.signal });
}

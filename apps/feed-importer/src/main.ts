import { pino } from "pino";
import { readEnv } from "./env.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { type ImportArguments, parseArguments } from "./parse-arguments.ts";
import { runImport } from "./run-import.ts";
import { scheduledImport } from "./scheduled-import.ts";

process.exitCode = await main();

async function main(): Promise<number> {
  const environment = readEnv();
  const log = pino({ name: "feed-importer", level: environment.ok ? environment.env.LOG_LEVEL : "info" });
  if (!environment.ok) {
    log.error({ problems: environment.problems }, "These environment variables are wrong.");
    return EXIT_CODE.usage;
  }
  const { env } = environment;
  const args = importArguments(env);
  if (typeof args === "string") {
    log.error(args);
    return EXIT_CODE.usage;
  }
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
  const print = (line: string) => log.info(line.trim());
  return scheduledImport(
    async () => {
      const exitCode = await runImport(args, { env, print, signal: stop.signal });
      if (exitCode !== EXIT_CODE.ok) log.error({ exitCode }, "The import did not change the stock.");
      return exitCode;
    },
    { intervalMinutes: env.FEED_INTERVAL_MINUTES, signal: stop.signal },
  );
}

/** Converts the environment to import arguments, or returns the problem. */
function importArguments(env: {
  FEED_URL?: string;
  FEED_FORMAT?: string;
  FEED_COLUMNS?: string;
  FEED_STORE?: string;
}): ImportArguments | string {
  if (env.FEED_URL === undefined) return "FEED_URL is not set: say which file or address to import.";
  const parsed = parseArguments([
    ...(env.FEED_FORMAT === undefined ? [] : ["--format", env.FEED_FORMAT]),
    ...(env.FEED_COLUMNS === undefined ? [] : ["--columns", env.FEED_COLUMNS]),
    ...(env.FEED_STORE === undefined ? [] : ["--store", env.FEED_STORE]),
    "--",
    env.FEED_URL,
  ]);
  if (parsed.kind === "import") return parsed.arguments;
  return parsed.kind === "invalid" ? parsed.problem : "FEED_URL is not an address.";
}

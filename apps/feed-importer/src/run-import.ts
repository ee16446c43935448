import { DatabaseAddressError, isDatabaseError, WrongSecretError } from "@forecourt/database";
import { EmbeddedPostgresError } from "@forecourt/database/embedded";
import type { FeedColumns } from "@forecourt/feeds";
import { countProgress } from "./count-progress.ts";
import { type ImporterDealership, loadDealership } from "./dealership.ts";
import { describeOutcome } from "./describe-outcome.ts";
import type { ImporterEnv } from "./env.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { type ImportOutcome, importFeed } from "./import-feed.ts";
import { openInventoryDatabase } from "./open-inventory-database.ts";
import { openSource } from "./open-source.ts";
import type { ImportArguments } from "./parse-arguments.ts";
import { parseShare } from "./parse-share.ts";
import { readColumnsFile } from "./read-columns-file.ts";
import { writeReport } from "./write-report.ts";

export type RunOptions = {
  env: ImporterEnv;
  /** Prints a line of progress or result. */
  print: (line: string) => void;
  /** Aborts reading; a store that is being replaced is finished. */
  signal?: AbortSignal;
};

/** Runs one import and writes its report; returns the exit code. */
export async function runImport(args: ImportArguments, { env, print, signal }: RunOptions): Promise<number> {
  const folder = env.INIT_CWD ?? process.cwd();
  const settings = await importSettings(args, env, folder);
  if (!settings.ok) {
    print(settings.problem);
    return EXIT_CODE.usage;
  }
  const { dealership, columns } = settings;
  const source = await openSource(args.source, { folder, signal });
  if (!source.ok) {
    print(source.problem);
    return EXIT_CODE.unreadable;
  }
  try {
    const { database, close } = await openInventoryDatabase(env, print);
    try {
      const startedAt = new Date();
      print(`Reading ${source.name}${args.dryRun ? " without changing anything" : ""}.`);
      const outcome = await importFeed(database, source.chunks, {
        ...args,
        source: source.name,
        dealership,
        columns,
        codes: env.FEED_STORES,
        maxDropShare: args.maxDropShare ?? parseShare(env.FEED_MAX_DROP)!,
        now: startedAt,
        onRow: countProgress(print),
      });
      for (const line of describeOutcome(outcome, args)) print(line);
      if (outcome.kind !== "skipped") {
        const run = { source: source.name, startedAt, finishedAt: new Date(), dryRun: args.dryRun };
        print(`Report: ${(await writeReport(env.DATA_DIR, outcome, run)).csv}`);
      }
      return exitCodeOf(outcome);
    } finally {
      await close();
    }
  } catch (error) {
    return databaseFailure(error, print);
  }
}

type ImportSettings =
  | { ok: true; dealership: ImporterDealership; columns: FeedColumns }
  | { ok: false; problem: string };

/** Reads the settings and the mapping of columns, and checks what the command and the environment say. */
async function importSettings(
  args: ImportArguments,
  env: ImporterEnv,
  folder: string,
): Promise<ImportSettings> {
  const loaded = loadDealership(env.SETTINGS_FILE);
  if (!loaded.ok) return loaded;
  const { dealership, feedColumnsOf } = loaded;
  const problem = problemOf(args, env, dealership);
  if (problem !== null) return { ok: false, problem };
  if (args.columns === null) return { ok: true, dealership, columns: feedColumnsOf(args.store) };
  const file = await readColumnsFile(args.columns, folder);
  return file.ok ? { ok: true, dealership, columns: file.columns } : file;
}

function problemOf(
  { store }: ImportArguments,
  env: ImporterEnv,
  dealership: ImporterDealership,
): string | null {
  const ids = dealership.stores.map(({ id }) => id);
  const unknown = [store, ...Object.values(env.FEED_STORES)].find((id) => id !== null && !ids.includes(id));
  if (unknown) return `Unknown store ${unknown}: use ${ids.join(", ")}.`;
  return parseShare(env.FEED_MAX_DROP) === null
    ? `FEED_MAX_DROP is a share such as 40%, not ${env.FEED_MAX_DROP}.`
    : null;
}

function exitCodeOf({ kind }: ImportOutcome): number {
  if (kind === "refused") return EXIT_CODE.refused;
  return kind === "unreadable" ? EXIT_CODE.unreadable : EXIT_CODE.ok;
}

function databaseFailure(error: unknown, print: (line: string) => void): number {
  if (
    error instanceof EmbeddedPostgresError ||
    error instanceof DatabaseAddressError ||
    error instanceof WrongSecretError
  ) {
    print(error.message);
    return error.exitCode;
  }
  if (!isDatabaseError(error)) throw error;
  // 42P01: undefined table. `pnpm start` creates the schema, since it has the owner's role.
  if (error.sqlState === "42P01") print("The database has no tables yet: run `pnpm start` once.");
  else if (error.unavailable) print("The database cannot be reached. Nothing was changed; try again.");
  else
    print(`The database refused the import (${error.sqlState}). Nothing of the store it was at was changed.`);
  return EXIT_CODE.database;
}

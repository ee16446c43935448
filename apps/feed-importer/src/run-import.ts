import { DatabaseError } from "@forecourt/database";
import { EmbeddedPostgresError } from "@forecourt/database/embedded";
import { countProgress } from "./count-progress.ts";
import { currentDealership, DEALERSHIP_IDS, type ImportingDealership } from "./current-dealership.ts";
import { describeOutcome } from "./describe-outcome.ts";
import type { ImporterEnv } from "./env.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { type ImportOutcome, importFeed } from "./import-feed.ts";
import { openInventoryDatabase } from "./open-inventory-database.ts";
import { openSource } from "./open-source.ts";
import type { ImportArguments } from "./parse-arguments.ts";
import { parseShare } from "./parse-share.ts";
import { writeReport } from "./write-report.ts";

export type RunOptions = {
  env: ImporterEnv;
  /** Told what happens, one plain sentence at a time. */
  say: (line: string) => void;
  /** Stops the reading; a store that is being swapped is finished. */
  signal?: AbortSignal;
};

/** Runs one import from the command line's or the schedule's wish to its report; returns the exit code. */
export async function runImport(wish: ImportArguments, { env, say, signal }: RunOptions): Promise<number> {
  const dealership = currentDealership(env.DEALERSHIP);
  const problem = problemOf(wish, env, dealership);
  if (dealership === null || problem !== null) {
    say(problem ?? "");
    return EXIT_CODE.usage;
  }
  const source = await openSource(wish.source, { folder: env.INIT_CWD ?? process.cwd(), signal });
  if (!source.ok) {
    say(source.problem);
    return EXIT_CODE.unreadable;
  }
  try {
    const { database, close } = await openInventoryDatabase(env, say);
    try {
      const startedAt = new Date();
      say(`Reading ${source.name}${wish.dryRun ? " without changing anything" : ""}.`);
      const outcome = await importFeed(database, source.chunks, {
        ...wish,
        source: source.name,
        dealership,
        codes: env.FEED_STORES,
        maxDropShare: wish.maxDropShare ?? parseShare(env.FEED_MAX_DROP)!,
        now: startedAt,
        onRow: countProgress(say),
      });
      for (const line of describeOutcome(outcome, wish)) say(line);
      if (outcome.kind !== "skipped") {
        const run = { source: source.name, startedAt, finishedAt: new Date(), dryRun: wish.dryRun };
        say(`Report: ${(await writeReport(env.DATA_DIR, outcome, run)).csv}`);
      }
      return exitCodeOf(outcome);
    } finally {
      await close();
    }
  } catch (error) {
    return databaseFailure(error, say);
  }
}

function problemOf(
  { store }: ImportArguments,
  env: ImporterEnv,
  dealership: ImportingDealership | null,
): string | null {
  if (dealership === null) return `Unknown dealership ${env.DEALERSHIP}: use ${DEALERSHIP_IDS.join(", ")}.`;
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

function databaseFailure(error: unknown, say: (line: string) => void): number {
  if (error instanceof EmbeddedPostgresError) {
    say(error.message);
    return error.exitCode;
  }
  if (!(error instanceof DatabaseError)) throw error;
  // 42P01: no such table. The schema is made by `pnpm start`, which knows the owner.
  if (error.sqlState === "42P01") say("The database has no tables yet: run `pnpm start` once.");
  else if (error.unavailable) say("The database cannot be reached. Nothing was changed; try again.");
  else
    say(`The database refused the import (${error.sqlState}). Nothing of the store it was at was changed.`);
  return EXIT_CODE.database;
}

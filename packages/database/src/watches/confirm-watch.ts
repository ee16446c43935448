import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { watch } from "../schema/watch.ts";
import { CONFIRM_SECONDS } from "./request-watch.ts";

const SUMMARY = {
  id: watch.id,
  vin: watch.vin,
  query: watch.query,
  label: watch.label,
  locale: watch.locale,
  storeId: watch.storeId,
  createdAt: watch.createdAt,
  confirmedAt: watch.confirmedAt,
};

/** A watch without its address. */
export type WatchSummary = Pick<typeof watch.$inferSelect, keyof typeof SUMMARY>;

export type WatchResult =
  | { kind: "found"; watch: WatchSummary }
  /** Ended, or not confirmed within 48 hours. */
  | { kind: "gone" }
  | { kind: "unavailable" };

/**
 * Confirms a watch by the link of its email. Repeated, it returns the same watch.
 *
 * @example const result = await confirmWatch(site, id);
 */
export function confirmWatch(database: Database, id: string): Promise<WatchResult> {
  return oneWatch(() =>
    runQuery(database, ({ orm }) =>
      orm
        .update(watch)
        .set({ confirmedAt: sql`coalesce(${watch.confirmedAt}, now())` })
        .where(and(eq(watch.id, id), isCurrent()))
        .returning(SUMMARY),
    ),
  );
}

/**
 * Finds a watch by its id, confirmed or not.
 *
 * @example const result = await findWatch(site, id);
 */
export function findWatch(database: Database, id: string): Promise<WatchResult> {
  return oneWatch(() =>
    runQuery(database, ({ orm }) =>
      orm
        .select(SUMMARY)
        .from(watch)
        .where(and(eq(watch.id, id), isCurrent())),
    ),
  );
}

async function oneWatch(query: () => Promise<WatchSummary[]>): Promise<WatchResult> {
  const found = await whenAvailable(query);
  if (!Array.isArray(found)) return found;
  const [only] = found;
  return only ? { kind: "found", watch: only } : { kind: "gone" };
}

/** The hourly wipe has not removed every row that is over. */
function isCurrent(): SQL | undefined {
  return or(
    isNotNull(watch.confirmedAt),
    sql`${watch.createdAt} > now() - make_interval(secs => ${CONFIRM_SECONDS})`,
  );
}

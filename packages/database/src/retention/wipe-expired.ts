import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";

/** Rows that each rule of docs/product/retention.md wiped or deleted. */
export type WipeResult = {
  pixelEventsWiped: number;
  pixelEventsDeleted: number;
  resumesDeleted: number;
  appointmentsDeleted: number;
  applicationsWiped: number;
  payloadsWiped: number;
  leadsDeleted: number;
  codesWiped: number;
  verificationsDeleted: number;
  limitsDeleted: number;
  vehiclesDeleted: number;
  importsDeleted: number;
  watchesDeleted: number;
  emailsWiped: number;
  emailsDeleted: number;
  detailsRequestsDeleted: number;
  valuationsDeleted: number;
};

/**
 * Applies the retention periods: wipes a lead's content 30 days after delivery, or earlier by `payloadSeconds` of its
 * kind; a credit application's a day after delivery. Deletes resumes after 180 days, and what has expired (docs/product/retention.md). Run it hourly. It is a function of the database,
 * since the worker's role cannot delete anything itself.
 *
 * @example await wipeExpired(worker, { payloadSeconds: { CREDIT_APPLICATION: 24 * 3600 } });
 */
export async function wipeExpired(
  database: Database,
  { payloadSeconds = {} }: { payloadSeconds?: Readonly<Record<string, number>> } = {},
): Promise<WipeResult> {
  const [row] = await runQuery(database, ({ rows }) =>
    rows<{ result: WipeResult }>("SELECT apply_retention($1) AS result", [JSON.stringify(payloadSeconds)]),
  );
  return row!.result;
}

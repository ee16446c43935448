import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";

/** A function of the database, since the worker's role cannot delete anything itself. */
const WIPE = `
SELECT payloads_wiped AS "payloadsWiped",
       leads_deleted AS "leadsDeleted",
       codes_wiped AS "codesWiped",
       verifications_deleted AS "verificationsDeleted",
       limits_deleted AS "limitsDeleted",
       vehicles_deleted AS "vehiclesDeleted"
FROM wipe_expired($1)`;

export type WipeResult = {
  payloadsWiped: number;
  leadsDeleted: number;
  codesWiped: number;
  verificationsDeleted: number;
  limitsDeleted: number;
  vehiclesDeleted: number;
};

/**
 * Applies the retention periods: wipes a lead's content 30 days after delivery, or earlier by `payloadSeconds` of its
 * kind; deletes the row after 400 days (docs/product/lead-delivery.md). Run it hourly.
 *
 * @example await wipeExpired(worker, { payloadSeconds: { CREDIT_APPLICATION: 24 * 3600 } });
 */
export async function wipeExpired(
  database: Database,
  { payloadSeconds = {} }: { payloadSeconds?: Readonly<Record<string, number>> } = {},
): Promise<WipeResult> {
  const [result] = await runQuery(database, ({ rows }) =>
    rows<WipeResult>(WIPE, [JSON.stringify(payloadSeconds)]),
  );
  return result!;
}

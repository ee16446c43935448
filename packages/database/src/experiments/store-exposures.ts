import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";

/** A visitor saw a variant of an experiment. */
export type Exposure = {
  experiment: string;
  variant: string;
  /** A keyed hash of the visitor's id. */
  visitor: string;
};

const STORE = `
INSERT INTO experiment_exposure (experiment, visitor, variant)
SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
ON CONFLICT (experiment, visitor) DO NOTHING`;

/**
 * Stores exposures in one statement. A visitor's first variant of an experiment stays.
 *
 * @example await storeExposures(site, [{ experiment: "hero", variant: "bold", visitor: "3q2-7w" }]);
 */
export async function storeExposures(database: Database, exposures: readonly Exposure[]): Promise<void> {
  const column = (name: keyof Exposure) => exposures.map((exposure) => exposure[name]);
  await runQuery(database, ({ rows }) =>
    rows(STORE, [column("experiment"), column("visitor"), column("variant")]),
  );
}

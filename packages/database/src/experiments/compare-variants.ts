import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";

/** What happened under a variant of an experiment. */
export type VariantCount = {
  experiment: string;
  variant: string;
  /** Visitors who saw it. */
  visitors: number;
  /** Those of them who then sent a lead of any kind. */
  withLead: number;
  /** The first view of the experiment by anybody. */
  since: Date;
};

const COUNTS = `
SELECT exposure.experiment, exposure.variant, count(*)::int AS visitors,
  count(*) FILTER (WHERE EXISTS (
    SELECT FROM experiment_outcome AS outcome
    WHERE outcome.experiment = exposure.experiment AND outcome.visitor = exposure.visitor
  ))::int AS "withLead",
  min(min(exposure.created_at)) OVER (PARTITION BY exposure.experiment) AS since
FROM experiment_exposure AS exposure
GROUP BY exposure.experiment, exposure.variant
ORDER BY exposure.experiment, exposure.variant`;

/** The counts of every variant that was seen, of experiments that ended too. */
export function compareVariants(database: Database): Promise<VariantCount[]> {
  return runQuery(database, ({ rows }) => rows<VariantCount>(COUNTS));
}

import type { Connection } from "../connection/run-query.ts";

const COUNT = `
INSERT INTO experiment_outcome (experiment, visitor, lead_kind)
SELECT experiment, visitor, $2 FROM experiment_exposure WHERE visitor = $1
ON CONFLICT (experiment, visitor, lead_kind) DO NOTHING`;

/**
 * Counts a lead for every experiment that its visitor has seen, once for each kind; in the lead's transaction. The lead
 * itself stays unknown.
 */
export async function countOutcome({ rows }: Connection, visitor: string, leadKind: string): Promise<void> {
  await rows(COUNT, [visitor, leadKind]);
}

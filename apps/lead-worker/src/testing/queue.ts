import { showLead } from "@forecourt/database";
import type { TestDatabase } from "@forecourt/database/testing";

/** Moves the due times and leases of all messages into the past. */
export async function advanceQueueTime(database: TestDatabase, seconds: number): Promise<void> {
  await database.owner.pool.query(
    "UPDATE outbox SET run_at = run_at - make_interval(secs => $1), lease_until = lease_until - make_interval(secs => $1)",
    [seconds],
  );
}

/** Returns a lead's state, attempts and last error. */
export async function stateOf(database: TestDatabase, leadId: string) {
  const stored = await showLead(database.owner, leadId);
  if (stored === null) throw new Error("no such lead");
  const { state, attempts, lastErrorCode } = stored;
  return { state, attempts, lastErrorCode };
}

export async function countStates(database: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await database.owner.pool.query<{ state: string; count: number }>(
    "SELECT state, count(*)::int AS count FROM outbox GROUP BY state",
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

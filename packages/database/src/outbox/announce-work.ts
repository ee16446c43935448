import { type SQL, sql } from "drizzle-orm";

/** Channel on which a commit says that there is something to deliver. */
export const WORK_CHANNEL = "forecourt_outbox";

/** Tells listening workers when the transaction commits. Only wakes them earlier: they also look every second. */
export function announceWork(): SQL {
  return sql`SELECT pg_notify(${WORK_CHANNEL}, '')`;
}

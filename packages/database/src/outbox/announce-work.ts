import { type SQL, sql } from "drizzle-orm";

/** Notification channel for new deliveries. */
export const WORK_CHANNEL = "forecourt_outbox";

/** Notifies listening workers at commit. Only speeds up delivery: workers also poll every second. */
export function announceWork(): SQL {
  return sql`SELECT pg_notify(${WORK_CHANNEL}, '')`;
}

import type { Database } from "../connection/open-database.ts";
import { runQuery } from "../connection/run-query.ts";
import { UNKNOWN_KEY } from "../sealing/open.ts";

const COUNT = `
SELECT count(*) FILTER (WHERE state = 'ready' AND NOT scheduled)::int AS ready,
       count(*) FILTER (WHERE state = 'sending')::int AS sending,
       count(*) FILTER (WHERE state = 'dead' AND pixel_event_id IS NULL)::int AS dead,
       count(*) FILTER (WHERE state = 'held')::int AS held,
       count(*) FILTER (WHERE state = 'held' AND last_error_code = '${UNKNOWN_KEY}')::int AS "heldForKey",
       count(*) FILTER (WHERE state = 'sent')::int AS "sentLastMinute",
       extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'ready' AND NOT scheduled))::float8 AS "oldestReadySeconds",
       extract(epoch FROM now() - min(run_at) FILTER (WHERE state = 'ready' AND run_at <= now()))::float8 AS "longestOverdueSeconds",
       (SELECT count(*)::int FROM phone_verification WHERE created_at > now() - interval '1 day') AS "codesLastDay",
       (SELECT count(*)::int FROM phone_verification WHERE verified_at > now() - interval '1 day') AS "codesVerifiedLastDay"
FROM (SELECT *, attempts = 0 AND run_at > now() AS scheduled FROM outbox) AS outbox
WHERE state <> 'sent' OR sent_at > now() - interval '1 minute'`;

export type QueueCounters = {
  /** Waiting for a worker or for the next attempt; without reminders whose time has not come. */
  ready: number;
  sending: number;
  /** Need a manual retry; without events for the ad network, which nobody sends again. */
  dead: number;
  held: number;
  /** Those of `held` that are sealed to a key which no worker has. */
  heldForKey: number;
  sentLastMinute: number;
  /** Age of the oldest message that waits; null when none does. Grows while a receiver is down. */
  oldestReadySeconds: number | null;
  /** How long the longest due message waits for a worker; null when none is due. Grows while no worker runs. */
  longestOverdueSeconds: number | null;
  /** Codes made, and codes typed in, in a day. Far more made than typed in is an attack. */
  codesLastDay: number;
  codesVerifiedLastDay: number;
};

/**
 * Reads the counters of the queue, for health and metrics.
 *
 * @example const { dead, longestOverdueSeconds } = await readQueueCounters(worker);
 */
export async function readQueueCounters(database: Database): Promise<QueueCounters> {
  const [counters] = await runQuery(database, ({ rows }) => rows<QueueCounters>(COUNT));
  return counters!;
}

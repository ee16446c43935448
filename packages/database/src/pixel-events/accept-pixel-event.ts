import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { announceWork } from "../outbox/announce-work.ts";
import { countRequest } from "../rate-limit/count-request.ts";
import type { RateLimit } from "../rate-limit/hit-rate-limit.ts";

/** The ad network refuses events that are older than seven days. */
const LIFETIME_SECONDS = 7 * 86_400;

/** What the site seals for the worker. */
export type PixelEventMessage = {
  /** The `PixelBody` of `@forecourt/tracking`. */
  body: object;
  /** The address of the page, without a query. */
  sourceUrl: string;
};

export type AcceptedPixelEvent = {
  /** UUID; also the additional data (AAD) of `sealed`. */
  id: string;
  /** A keyed hash of the event's name and id: tells a repetition. */
  eventKey: string;
  storeId: string;
  sealed: Uint8Array;
  /** Seconds since 1970. A later time than the database's counts as now. */
  eventTime: number;
  /** Limits that a new event counts against; a repetition does not count. */
  limits?: readonly RateLimit[];
};

export type AcceptPixelEventResult =
  | { kind: "accepted" }
  /** An event with this key is stored already. */
  | { kind: "repeated" }
  /** Too many events; nothing is stored. */
  | { kind: "limited"; retryAfterSeconds: number }
  /** The database was unavailable for five seconds. */
  | { kind: "unavailable" };

const FIND = "SELECT 1 FROM pixel_event WHERE event_key = $1";

const STORE = `
INSERT INTO pixel_event (id, event_key, store_id, sealed, expires_at)
VALUES ($1, $2, $3, $4, least(to_timestamp($5), now()) + make_interval(secs => $6))
ON CONFLICT (event_key) DO NOTHING
RETURNING event_key`;

/**
 * Stores an event for the ad network with its delivery in one transaction. One key is one event
 * (docs/product/tracking.md, "Forwarding").
 *
 * @example const result = await acceptPixelEvent(site, { id, eventKey, storeId: "north", sealed, eventTime: 1_795_000_000 });
 */
export function acceptPixelEvent(
  database: Database,
  event: AcceptedPixelEvent,
): Promise<AcceptPixelEventResult> {
  return whenAvailable(() => runTransaction(database, (connection) => insertPixelEvent(connection, event)));
}

async function insertPixelEvent(
  { rows, orm }: Connection,
  { id, eventKey, storeId, sealed, eventTime, limits = [] }: AcceptedPixelEvent,
): Promise<AcceptPixelEventResult> {
  if ((await rows(FIND, [eventKey])).length > 0) return { kind: "repeated" };
  const retryAfterSeconds = await countRequest({ rows }, limits);
  if (retryAfterSeconds !== null) return { kind: "limited", retryAfterSeconds };
  const stored = await rows(STORE, [id, eventKey, storeId, Buffer.from(sealed), eventTime, LIFETIME_SECONDS]);
  // Another request with this event was faster.
  if (stored.length === 0) return { kind: "repeated" };
  await rows("INSERT INTO outbox (pixel_event_id, state) VALUES ($1, 'ready')", [id]);
  await orm.execute(announceWork());
  return { kind: "accepted" };
}

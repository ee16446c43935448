import { sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { mayEmail } from "../emails/may-email.ts";
import { type QueuedEmail, queueEmail } from "../emails/queue-email.ts";
import { countRequest } from "../rate-limit/count-request.ts";
import type { RateLimit } from "../rate-limit/hit-rate-limit.ts";
import { detailsRequest } from "../schema/details-request.ts";

/** The emailed link is valid for an hour. */
export const DETAILS_SECONDS = 3600;

export type DetailsRequest = {
  id: string;
  emailKey: string;
  /** The address, sealed by the site for itself. */
  address: string;
  storeId: string;
  /** The email with the link. */
  link: QueuedEmail;
  /** The notice that the dealership gets when everything is deleted. */
  notice: QueuedEmail;
  limits?: readonly RateLimit[];
};

export type DetailsRequestResult =
  /** Also when the address got enough emails: the answer does not tell. */
  { kind: "accepted" } | { kind: "limited"; retryAfterSeconds: number } | { kind: "unavailable" };

/**
 * Stores a request for what is held about an address and queues the email with its link. An address gets three an hour.
 *
 * @example await requestDetails(site, { id, emailKey, address, storeId, link, notice });
 */
export function requestDetails(database: Database, request: DetailsRequest): Promise<DetailsRequestResult> {
  return whenAvailable(() => runTransaction(database, (connection) => insertRequest(connection, request)));
}

async function insertRequest(
  connection: Connection,
  { link, notice, limits = [], ...request }: DetailsRequest,
): Promise<DetailsRequestResult> {
  const seconds = await countRequest(connection, limits);
  if (seconds !== null) return { kind: "limited", retryAfterSeconds: seconds };
  const { emailKey, storeId } = request;
  if (!(await mayEmail(connection, "details-link", emailKey))) return { kind: "accepted" };
  await connection.orm.insert(detailsRequest).values({
    ...request,
    noticeId: notice.id,
    notice: Buffer.from(notice.sealed),
    expiresAt: sql`now() + make_interval(secs => ${DETAILS_SECONDS})`,
  });
  const lifetimeSeconds = DETAILS_SECONDS;
  await queueEmail(connection, link, { kind: "details-link", emailKey, storeId, lifetimeSeconds });
  return { kind: "accepted" };
}

import { sql } from "drizzle-orm";
import type { Connection } from "../connection/run-query.ts";
import { announceWork } from "../outbox/announce-work.ts";
import { type ShopperEmailKind, shopperEmail } from "../schema/shopper-email.ts";

export type QueuedEmail = {
  /** UUID; also the additional data (AAD) of `sealed`. */
  id: string;
  sealed: Uint8Array;
};

type Subject = {
  kind: ShopperEmailKind;
  emailKey: string | null;
  storeId: string;
  /** Afterwards it is not sent any more. */
  lifetimeSeconds: number;
};

/** Queues an email for the worker in the caller's transaction. */
export async function queueEmail(
  { orm }: Connection,
  { id, sealed }: QueuedEmail,
  { lifetimeSeconds, ...subject }: Subject,
): Promise<void> {
  await orm.insert(shopperEmail).values({
    id,
    ...subject,
    sealed: Buffer.from(sealed),
    expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds})`,
  });
  // The builder would name every column, and the worker may set these two only.
  await orm.execute(sql`INSERT INTO outbox (email_id, state) VALUES (${id}, 'ready')`);
  await orm.execute(announceWork());
}

import { sql } from "drizzle-orm";
import type { Connection } from "../connection/run-query.ts";
import { announceWork } from "../outbox/announce-work.ts";
import { outbox } from "../schema/outbox.ts";
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
} & (
  | {
      /** Afterwards it is not sent any more. */
      lifetimeSeconds: number;
    }
  /** Sent at a later time. */
  | { expiresAt: Date; sendAt: Date }
);

/** Queues an email for the worker in the caller's transaction. */
export async function queueEmail(
  { orm }: Connection,
  { id, sealed }: QueuedEmail,
  subject: Subject,
): Promise<void> {
  const { kind, emailKey, storeId } = subject;
  const later = "sendAt" in subject;
  await orm.insert(shopperEmail).values({
    id,
    kind,
    emailKey,
    storeId,
    sealed: Buffer.from(sealed),
    expiresAt: later ? subject.expiresAt : sql`now() + make_interval(secs => ${subject.lifetimeSeconds})`,
  });
  // The builder would name every column, and the worker may set these two only.
  if (!later) await orm.execute(sql`INSERT INTO outbox (email_id, state) VALUES (${id}, 'ready')`);
  else {
    const { sendAt } = subject;
    // Its age counts from its time: a reminder that waited for days is not late.
    await orm.insert(outbox).values({ emailId: id, state: "ready", runAt: sendAt, createdAt: sendAt });
  }
  await orm.execute(announceWork());
}

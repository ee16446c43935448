import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { announceWork } from "../outbox/announce-work.ts";
import { outbox } from "../schema/outbox.ts";
import { phoneVerification } from "../schema/phone-verification.ts";
import { seal } from "../sealing/seal.ts";
import { hashCode, hashPhone } from "./verification-hash.ts";
import { findLimitReached, type LimitReached, verificationLimits } from "./verification-limits.ts";

/** Lifetime of a code. */
export const CODE_SECONDS = 600;

/** Advisory lock: one code at a time, so that limits are counted without races. The number is arbitrary. */
const CREATE_LOCK = 7_305_420;

/** The decrypted message for the worker. */
export type VerificationMessage = { phone: string; code: string; locale: string; storeId: string };

export type VerificationRequest = {
  /** E.164, `+14175550100`. The caller decides which numbers are allowed. */
  phone: string;
  /** Keyed hash of the shopper's IP network. */
  networkKey: string;
  /** Language of the message and the store that it speaks for. */
  locale: string;
  storeId: string;
  /** From `hashEmail`, of the address in the same form. */
  emailKey?: string | null;
  /** Maximum codes of the whole group in a day. */
  groupPerDay: number;
  /** The installation's secret for keyed hashes. */
  secret: string;
  /** The worker's key, to seal the message with. */
  publicKey: string;
};

export type CreateVerificationResult =
  | { kind: "created"; verificationId: string; expiresInSeconds: number }
  | ({ kind: "limited" } & LimitReached)
  | { kind: "unavailable" };

/**
 * Creates a six-digit code for a phone number and queues it for the worker. Only the last code of a number is valid
 * (docs/product/lead-delivery.md).
 *
 * @example const result = await createVerification(site, { phone, networkKey, locale, storeId, groupPerDay: 500, secret, publicKey });
 */
export async function createVerification(
  database: Database,
  request: VerificationRequest,
): Promise<CreateVerificationResult> {
  const id = randomUUID();
  const { phone, locale, storeId, secret } = request;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const message: VerificationMessage = { phone, code, locale, storeId };
  const row = {
    id,
    phoneKey: hashPhone(secret, phone),
    networkKey: request.networkKey,
    codeHash: hashCode(secret, id, phone, code),
    emailKey: request.emailKey ?? null,
    sealed: Buffer.from(await seal(request.publicKey, JSON.stringify(message), id)),
  };
  return whenAvailable(() =>
    runTransaction(database, (connection) => insert(connection, row, request.groupPerDay)),
  );
}

type NewVerification = Omit<typeof phoneVerification.$inferInsert, "expiresAt">;

async function insert(
  connection: Connection,
  row: NewVerification,
  groupPerDay: number,
): Promise<CreateVerificationResult> {
  const { orm } = connection;
  await orm.execute(sql`SELECT pg_advisory_xact_lock(${CREATE_LOCK})`);
  const [earlier] = await orm
    .select({ id: phoneVerification.id })
    .from(phoneVerification)
    .where(sql`${phoneVerification.id} = ${row.id}`);
  // An earlier attempt of this call was committed, but its response was lost.
  if (earlier) return { kind: "created", verificationId: row.id, expiresInSeconds: CODE_SECONDS };
  const reached = await findLimitReached(connection, verificationLimits(groupPerDay), row);
  if (reached) return { kind: "limited", ...reached };
  await orm
    .insert(phoneVerification)
    .values({ ...row, expiresAt: sql`now() + make_interval(secs => ${CODE_SECONDS})` });
  await orm.insert(outbox).values({ verificationId: row.id, state: "ready" });
  await orm.execute(announceWork());
  return { kind: "created", verificationId: row.id, expiresInSeconds: CODE_SECONDS };
}

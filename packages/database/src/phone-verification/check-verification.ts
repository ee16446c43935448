import { timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runQuery } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import { countRequest } from "../rate-limit/count-request.ts";
import type { RateLimit } from "../rate-limit/hit-rate-limit.ts";
import { phoneVerification } from "../schema/phone-verification.ts";
import { hashCode, hashPhone } from "./verification-hash.ts";

/** Maximum checks of one code. */
export const MAX_TRIES = 5;

export type VerificationCheck = {
  phone: string;
  /** The typed code, digits only. */
  code: string;
  secret: string;
  /** Counted before the code is compared. */
  limits?: readonly RateLimit[];
};

export type CheckVerificationResult =
  | { kind: "verified"; verificationId: string }
  | { kind: "wrong"; triesLeft: number }
  /** Older than ten minutes, or no code was requested. */
  | { kind: "expired" }
  /** Too many checks; a new code is needed. */
  | { kind: "exhausted" }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable" };

/**
 * Checks a code against the last one of this number. Each check is counted before the comparison. A code stays correct
 * until it expires: a repeated request gets the same result.
 *
 * @example const result = await checkVerification(site, { phone, code: "042137", secret });
 */
export function checkVerification(
  database: Database,
  check: VerificationCheck,
): Promise<CheckVerificationResult> {
  return whenAvailable(() => runQuery(database, (connection) => compare(connection, check)));
}

async function compare(connection: Connection, check: VerificationCheck): Promise<CheckVerificationResult> {
  const retryAfterSeconds = await countRequest(connection, check.limits ?? []);
  if (retryAfterSeconds !== null) return { kind: "limited", retryAfterSeconds };
  const phoneKey = hashPhone(check.secret, check.phone);
  const latest = await findLatest(connection, phoneKey);
  if (!latest) return { kind: "expired" };
  const counted = await countTry(connection, latest.id);
  if (!counted) return { kind: latest.expired ? "expired" : "exhausted" };
  const given = hashCode(check.secret, latest.id, check.phone, check.code);
  if (!timingSafeEqual(given, counted.codeHash))
    return { kind: "wrong", triesLeft: MAX_TRIES - counted.tries };
  await connection.orm
    .update(phoneVerification)
    .set({ verifiedAt: sql`coalesce(${phoneVerification.verifiedAt}, now())` })
    .where(eq(phoneVerification.id, latest.id));
  return { kind: "verified", verificationId: latest.id };
}

async function findLatest({ orm }: Connection, phoneKey: string) {
  const [latest] = await orm
    .select({ id: phoneVerification.id, expired: sql<boolean>`${phoneVerification.expiresAt} <= now()` })
    .from(phoneVerification)
    .where(eq(phoneVerification.phoneKey, phoneKey))
    .orderBy(desc(phoneVerification.createdAt))
    .limit(1);
  return latest;
}

async function countTry({ orm }: Connection, id: string) {
  const usable = and(
    eq(phoneVerification.id, id),
    lt(phoneVerification.tries, MAX_TRIES),
    gt(phoneVerification.expiresAt, sql`now()`),
  );
  const [counted] = await orm
    .update(phoneVerification)
    .set({ tries: sql`${phoneVerification.tries} + 1` })
    .where(usable)
    .returning({ codeHash: phoneVerification.codeHash, tries: phoneVerification.tries });
  return counted;
}

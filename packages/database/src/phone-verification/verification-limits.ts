import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "../connection/run-query.ts";
import { phoneVerification } from "../schema/phone-verification.ts";

/** A limit on codes, against SMS pumping fraud. */
export type VerificationLimit = { by: "number" | "network" | "group"; max: number; windowSeconds: number };

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * The limits of docs/product/lead-delivery.md. `groupPerDay` is the budget of the dealership group.
 */
export function verificationLimits(groupPerDay: number): VerificationLimit[] {
  return [
    { by: "number", max: 1, windowSeconds: 30 },
    { by: "number", max: 3, windowSeconds: HOUR },
    { by: "number", max: 5, windowSeconds: DAY },
    { by: "network", max: 5, windowSeconds: HOUR },
    { by: "group", max: groupPerDay, windowSeconds: DAY },
  ];
}

export type LimitReached = { by: VerificationLimit["by"]; retryAfterSeconds: number };

/**
 * Finds the reached limit with the longest remaining time; null when there is none. Windows slide: 3 per hour is
 * reached while the third-last code is younger than an hour.
 */
export async function findLimitReached(
  connection: Connection,
  limits: VerificationLimit[],
  keys: { phoneKey: string; networkKey: string },
): Promise<LimitReached | null> {
  let reached: LimitReached | null = null;
  for (const limit of limits) {
    const seconds = await secondsToWait(connection, limit, keys);
    if (seconds !== null && seconds > (reached?.retryAfterSeconds ?? 0)) {
      reached = { by: limit.by, retryAfterSeconds: seconds };
    }
  }
  return reached;
}

async function secondsToWait(
  { orm }: Connection,
  { by, max, windowSeconds }: VerificationLimit,
  keys: { phoneKey: string; networkKey: string },
): Promise<number | null> {
  if (max <= 0) return windowSeconds;
  const counted: Record<VerificationLimit["by"], SQL | undefined> = {
    number: eq(phoneVerification.phoneKey, keys.phoneKey),
    network: eq(phoneVerification.networkKey, keys.networkKey),
    group: undefined,
  };
  const { createdAt } = phoneVerification;
  const [oldest] = await orm
    .select({
      seconds: sql<number>`ceil(extract(epoch FROM ${createdAt} + make_interval(secs => ${windowSeconds}) - now()))::int`,
    })
    .from(phoneVerification)
    .where(and(counted[by], gt(createdAt, sql`now() - make_interval(secs => ${windowSeconds})`)))
    .orderBy(desc(createdAt))
    .offset(max - 1)
    .limit(1);
  return oldest ? Math.max(1, oldest.seconds) : null;
}

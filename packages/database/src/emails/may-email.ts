import type { Connection } from "../connection/run-query.ts";
import { countHit } from "../rate-limit/hit-rate-limit.ts";

/** Emails that anyone can have sent to an address by typing it into a form. */
const LIMITS = {
  "watch-confirmation": { windowSeconds: 86_400, limit: 5 },
  "details-link": { windowSeconds: 3_600, limit: 3 },
  valuation: { windowSeconds: 86_400, limit: 5 },
  "appointment-confirmation": { windowSeconds: 86_400, limit: 10 },
  "appointment-change": { windowSeconds: 86_400, limit: 20 },
  "appointment-cancellation": { windowSeconds: 86_400, limit: 20 },
};

/** Counts an email that was asked for against its address; false when the address got enough of them. */
export async function mayEmail(
  connection: Connection,
  kind: keyof typeof LIMITS,
  emailKey: string,
): Promise<boolean> {
  const { allowed } = await countHit(connection, { key: `${kind}:${emailKey}`, ...LIMITS[kind] });
  return allowed;
}

import type { RateLimit } from "@forecourt/database";

const WINDOWS = [
  { seconds: 600, factor: 1 },
  { seconds: 86_400, factor: 5 },
];

/**
 * The limits of a network: `limit` requests in ten minutes, five times as many in a day. 0 is no limit.
 *
 * @param network from `networkKey`
 */
export function networkLimits(
  purpose: "lead" | "watch" | "details" | "valuation" | "appointment" | "pixel-event" | "exposure",
  network: string,
  limit: number,
): RateLimit[] {
  if (limit === 0) return [];
  return WINDOWS.map(({ seconds, factor }) => ({
    key: `${purpose}:${seconds}:${network}`,
    windowSeconds: seconds,
    limit: limit * factor,
  }));
}

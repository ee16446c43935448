import { GATES, UNLOCK_FIELDS, type Unlocks } from "./unlock-gates.ts";

/**
 * Closes the gates a visitor opened too long ago. By default unlocks never expire.
 *
 * Apply it where the profile is read, before anything asks `isLocked`. A time in the future, from a clock set back,
 * does not expire.
 *
 * @param now milliseconds since 1970
 * @param lifetimeMs how long an unlock lasts, milliseconds; `null` for ever
 * @example expireUnlocks(profile, now, settings.unlockLifetimeMs)
 */
export function expireUnlocks<Visitor extends Unlocks>(
  visitor: Visitor,
  now: number,
  lifetimeMs: number | null,
): Visitor {
  if (lifetimeMs === null) return visitor;
  const kept: Visitor = { ...visitor };
  for (const gate of GATES) {
    const openedAt = visitor[UNLOCK_FIELDS[gate]];
    if (openedAt !== null && now - openedAt >= lifetimeMs) kept[UNLOCK_FIELDS[gate]] = null;
  }
  return kept;
}

import { GATES, UNLOCK_FIELDS, type Unlocks } from "./unlock-gates.ts";

/**
 * Removes unlocks that are older than the lifetime. By default unlocks never expire.
 *
 * Call it when reading the profile, before `isLocked`. A future time, from a clock that was set back, does not expire.
 *
 * @param now milliseconds since 1970
 * @param lifetimeMs how long an unlock lasts, milliseconds; `null` for no limit
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

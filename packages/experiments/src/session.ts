/** A session of the experiment service; times are milliseconds since 1970. */
export type Session = { id: string; startedAt: number; activeAt: number };

export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_AGE_MS = 4 * 3_600_000;

/**
 * Returns the current session (docs/product/experiments.md, "Session"). It ends after 30 minutes idle, 4 hours in
 * total, or a clock change backwards.
 *
 * @example touchSession(null, Date.now(), crypto.randomUUID()) // { id, startedAt, activeAt }
 */
export function touchSession(session: Session | null, now: number, newId: string): Session {
  const isActive =
    session !== null &&
    isWithin(now - session.activeAt, SESSION_IDLE_MS) &&
    isWithin(now - session.startedAt, SESSION_AGE_MS);
  return isActive ? { ...session, activeAt: now } : { id: newId, startedAt: now, activeAt: now };
}

function isWithin(elapsed: number, limit: number): boolean {
  return elapsed >= 0 && elapsed < limit;
}

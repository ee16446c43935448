import { type ExperimentEvent, keepFailed, QUEUE_LIMIT } from "./event-queue.ts";
import { type ExperimentValues, isRecord, readExperimentValues } from "./experiment-values.ts";
import type { KeyValueStorage } from "./request.ts";
import { type Session, touchSession } from "./session.ts";

const PREFIX = "forecourt.experiments.";
const KEYS = {
  stableId: `${PREFIX}stable-id`,
  session: `${PREFIX}session`,
  values: `${PREFIX}values`,
  failedEvents: `${PREFIX}failed-events`,
};

/** Reads a stored value; undefined when it is not JSON. */
function readStored(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Returns the stored id that keeps a visitor's variants stable; creates it on the first visit. */
export function stableIdIn(storage: KeyValueStorage, newId: () => string): string {
  const stored = storage.getItem(KEYS.stableId);
  if (stored) return stored;
  const id = newId();
  storage.setItem(KEYS.stableId, id);
  return id;
}

/** Returns the current session, which all tabs share. */
export function sessionIn(storage: KeyValueStorage, now: number, newId: () => string): Session {
  const stored = readStored(storage, KEYS.session);
  const before =
    isRecord(stored) &&
    typeof stored.id === "string" &&
    typeof stored.startedAt === "number" &&
    typeof stored.activeAt === "number"
      ? (stored as Session)
      : null;
  const session = touchSession(before, now, newId());
  storage.setItem(KEYS.session, JSON.stringify(session));
  return session;
}

/** Returns the cached values of an earlier visit by the same user. */
export function cachedValues(storage: KeyValueStorage, user: string): ExperimentValues | null {
  const stored = readStored(storage, KEYS.values);
  if (!isRecord(stored) || stored.user !== user) return null;
  const values = readExperimentValues(stored.values, null);
  return values === "not-modified" ? null : values;
}

export function cacheValues(storage: KeyValueStorage, user: string, values: ExperimentValues): void {
  storage.setItem(KEYS.values, JSON.stringify({ user, values }));
}

function failedEvents(storage: KeyValueStorage): ExperimentEvent[] {
  const stored = readStored(storage, KEYS.failedEvents);
  return Array.isArray(stored) ? stored.filter(isRecord).map((event) => event as ExperimentEvent) : [];
}

/** Appends failed events to the stored ones. */
export function storeFailedEvents(storage: KeyValueStorage, events: readonly ExperimentEvent[]): void {
  storage.setItem(KEYS.failedEvents, JSON.stringify(keepFailed(failedEvents(storage), events)));
}

/** Removes and returns the oldest stored events for one request; other tabs do not get them. */
export function takeFailedEvents(storage: KeyValueStorage): ExperimentEvent[] {
  const events = failedEvents(storage);
  if (events.length <= QUEUE_LIMIT) storage.removeItem(KEYS.failedEvents);
  else storage.setItem(KEYS.failedEvents, JSON.stringify(events.slice(QUEUE_LIMIT)));
  return events.slice(0, QUEUE_LIMIT);
}

/** Removes all stored data of this package. */
export function forgetVisitor(storage: KeyValueStorage): void {
  for (const key of Object.values(KEYS)) storage.removeItem(key);
}

import { readItem, removeItem, storeItem } from "../storage/browser-storage.ts";
import type { ReportedEvent } from "./reported-event.ts";

const KEY = "pending-events";

/** An older event would count for a visit that it is not part of. */
const MAX_AGE_MS = 86_400_000;

/**
 * Stores an event until it is sent, with consent for analytics. Leaves out what the shopper typed. Replaces the event
 * with its id. False when consent or the browser refuses.
 */
export function storePendingEvent({ user: _, widget: __, ...event }: ReportedEvent): boolean {
  const others = pendingEvents().filter(({ id }) => id !== event.id);
  return storeItem(KEY, JSON.stringify([...others, { ...event, stored: true }]));
}

/** The stored events of the last day, oldest first. */
export function pendingEvents(): ReportedEvent[] {
  try {
    const events = JSON.parse(readItem(KEY) ?? "[]") as ReportedEvent[];
    return events.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
  } catch {
    return [];
  }
}

/** Removes an event that is sent, and those that are too old. */
export function removePendingEvent(id?: string): void {
  const others = pendingEvents().filter((event) => event.id !== id);
  if (others.length > 0) storeItem(KEY, JSON.stringify(others));
  else removeItem(KEY);
}

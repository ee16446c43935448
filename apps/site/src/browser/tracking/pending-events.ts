import { readItem, removeItem, storeItem } from "#shared/storage/browser-storage.ts";
import type { ReportedEvent } from "#shared/tracking/reported-event.ts";

const KEY = "pending-events";

/** Keeps an event for the next page, with consent for analytics; without what the shopper typed. */
export function keepPendingEvent({ user: _typed, ...event }: ReportedEvent): void {
  storeItem(KEY, JSON.stringify([...readPendingEvents(), event]));
}

/** The events of earlier pages, once. */
export function takePendingEvents(): ReportedEvent[] {
  const events = readPendingEvents();
  removeItem(KEY);
  return events;
}

function readPendingEvents(): ReportedEvent[] {
  try {
    const events: unknown = JSON.parse(readItem(KEY) ?? "[]");
    return Array.isArray(events) ? events : [];
  } catch {
    return [];
  }
}

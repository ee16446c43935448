import { allowsTracking } from "@forecourt/tracking";
import type { ReportedEvent } from "#shared/tracking/reported-event.ts";

const KEY = "pendingEvents";

/** Keeps an event for the tab's next page; without what the shopper typed. */
export function keepPendingEvent({ user: _typed, ...event }: ReportedEvent): void {
  if (!allowsTracking(event.allowed)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...readPendingEvents(), event]));
  } catch {
    // Without storage the event is lost; the page is not.
  }
}

/** The events of earlier pages, once. */
export function takePendingEvents(): ReportedEvent[] {
  const events = readPendingEvents();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to remove.
  }
  return events;
}

function readPendingEvents(): ReportedEvent[] {
  try {
    const events: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(events) ? events : [];
  } catch {
    return [];
  }
}

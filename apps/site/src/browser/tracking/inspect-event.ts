import type { TrackerConfig } from "#shared/tracking/tracker-config.ts";
import type { SentEvent } from "./send-event.ts";

/** An event as the inspector lists it. */
export type InspectedEvent = SentEvent & { ids: Pick<TrackerConfig, "tagManager" | "googleTag" | "adPixel"> };

/** The inspector listens to it. */
export const EVENT_INSPECTED = "tracked-event-inspected";

declare global {
  /** Events for the inspector, in development only. */
  var inspectedEvents: InspectedEvent[] | undefined;
}

/** Tells the inspector what became of an event; without an inspector nothing is kept. */
export function inspectEvent(sent: SentEvent, ids: TrackerConfig): void {
  if (!ids.inspector) return;
  globalThis.inspectedEvents ??= [];
  globalThis.inspectedEvents.push({ ...sent, ids });
  dispatchEvent(new Event(EVENT_INSPECTED));
}

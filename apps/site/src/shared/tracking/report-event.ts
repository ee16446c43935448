import type { ConsentCategory } from "@forecourt/consent";
import { randomKey } from "../random-key.ts";
import { storePendingEvent } from "./pending-events.ts";
import type { PageEvent, ReportedEvent } from "./reported-event.ts";

/** A page that follows an event does not wait longer. */
const PATIENCE_MS = 500;

/**
 * Reports what a shopper did to the tracker (docs/product/tracking.md, "Events"). Without a tracker nothing is sent; an
 * event from before the visitor's consent never is. With consent for analytics it is stored until it is sent. So it
 * survives a page that closes.
 *
 * @returns resolves when the event is sent, at the latest after half a second. What the shopper typed is not stored, so
 * wait before another page opens
 * @example await reportEvent({ name: "Contact", vin, user: { email } })
 */
export function reportEvent(event: PageEvent): Promise<unknown> {
  const { allowed = [], s } = globalThis.consent ?? {};
  const reported: ReportedEvent = {
    ...event,
    allowed: allowed as readonly ConsentCategory[],
    id: randomKey(),
    at: Date.now(),
    stored: false,
  };
  if (s?.tags) reported.stored = storePendingEvent(reported);
  globalThis.trackedEvents ??= [];
  const sent = globalThis.trackedEvents.push(reported);
  return Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

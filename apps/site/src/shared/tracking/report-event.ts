import type { ConsentCategory } from "@forecourt/consent";
import type { PageEvent } from "./reported-event.ts";

/** A page that follows an event does not wait longer. */
const PATIENCE_MS = 500;

/**
 * Reports what a shopper did to the tracker (docs/product/tracking.md, "Events"). Without a tracker nothing is sent; an
 * event from before the visitor's consent never is.
 *
 * @returns resolves when the event is sent, at the latest after half a second: wait for it before another page opens
 * @example await reportEvent({ name: "Contact", vin, user: { email } })
 */
export function reportEvent(event: PageEvent): Promise<unknown> {
  const allowed = (globalThis.consent?.allowed ?? []) as readonly ConsentCategory[];
  globalThis.trackedEvents ??= [];
  const sent = globalThis.trackedEvents.push({ ...event, allowed });
  return Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

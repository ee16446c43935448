import type { ConsentCategory } from "@forecourt/consent";
import type { EventName, TrackingUser } from "@forecourt/tracking";

/** Something that a shopper did, as the page reports it. The tracker adds the vehicle's facts and the ids. */
export type PageEvent = {
  name: Exclude<EventName, "PageView" | "ViewContent" | "Search">;
  /** The vehicle that it is about. */
  vin?: string | undefined;
  /** What the shopper typed; only hashes leave the browser. */
  user?: TrackingUser | undefined;
  /** Of a conversation. */
  widget?: { name?: unknown; phoneValue?: unknown; phone?: unknown } | undefined;
};

/** An event with what was allowed when it happened: a later choice does not send it. */
export type ReportedEvent = PageEvent & { allowed: readonly ConsentCategory[] };

declare global {
  /** Events for the tracker, which replaces the list once it runs. */
  var trackedEvents: { push(event: ReportedEvent): unknown } | undefined;
}

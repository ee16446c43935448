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

/** An event as the tracker gets it. */
export type ReportedEvent = PageEvent & {
  /** What was allowed when it happened: a later choice does not send it. */
  allowed: readonly ConsentCategory[];
  /** The same for every tracker and attempt: the ad network counts it once. */
  id: string;
  /** When it happened, milliseconds since 1970. */
  at: number;
  /** It waits in the browser's storage until it is sent. */
  stored: boolean;
  /** Google's tags have it; the ad network may not. */
  told?: true;
};

declare global {
  /** Events for the tracker, which replaces the list once it runs. */
  var trackedEvents: { push(event: ReportedEvent): unknown } | undefined;
}

import type { ConsentCategory } from "@forecourt/consent";
import {
  adSearchEffect,
  type ClickIdStorage,
  deliverTracking,
  EVENT_VALUES,
  readTrackingIds,
  type Trackers,
  type TrackingEffect,
  type TrackingEvent,
  type TrackingUser,
  trackingEffects,
} from "@forecourt/tracking";
import type { TrackerConfig } from "#shared/tracking/tracker-config.ts";
import type { ViewEvent } from "./page-events.ts";

/** What the browser has, and what sends. */
export type Sending = {
  config: TrackerConfig;
  trackers: Trackers;
  /** The query of the address that the visitor came by: click ids and campaign are in no later one. */
  landing: string;
  cookies: () => string;
  setCookie: (name: string, value: string) => unknown;
  storage: ClickIdStorage;
  /** What the visitor gave before. */
  details: () => Promise<TrackingUser>;
  userAgent: string;
  now: () => number;
  random: () => number;
};

/** An event that happened: its id and time are the same whenever it is sent. */
export type Occurrence = {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What the shopper typed with it; it precedes what was given before. */
  user?: TrackingUser | undefined;
  /** Google's tags have it already. */
  told?: boolean | undefined;
  /** Called right before it is sent: whether it may be. */
  claim?: () => boolean;
};

/** What became of an event, for the inspector. */
export type SentEvent = {
  name: string;
  allowed: readonly ConsentCategory[];
  effects: readonly TrackingEffect[];
  /** No tracker failed. */
  taken: boolean;
};

/**
 * Sends one event of the page to the trackers, as far as it is allowed (docs/product/tracking.md). Never rejects.
 */
export async function sendEvent(
  view: ViewEvent,
  allowed: readonly ConsentCategory[],
  sending: Sending,
  occurrence: Occurrence,
): Promise<SentEvent> {
  const { event, adSearch, vehicle } = view;
  const { told, claim } = occurrence;
  const all = [
    ...(event ? await effectsOf(event, allowed, sending, occurrence) : []),
    ...((adSearch && vehicle && [adSearchEffect(adSearch, vehicle, allowed)]) || []),
  ].filter((effect) => effect !== null);
  const effects = all.filter(({ type }) => !told || type === "ad-pixel");
  const sent = { name: event?.name ?? adSearch ?? "", allowed, effects };
  if (claim && !claim()) return { ...sent, effects: [], taken: false };
  const failures = await deliverTracking(event?.name ?? "ViewContent", effects, sending.trackers);
  for (const { tracker, error } of failures) console.warn(`The ${tracker} did not take an event.`, error);
  return { ...sent, taken: failures.length === 0 };
}

async function effectsOf(
  event: TrackingEvent,
  allowed: readonly ConsentCategory[],
  sending: Sending,
  { id, at, user: typed }: Occurrence,
): Promise<TrackingEffect[]> {
  const { config, landing, storage, now, random } = sending;
  const { ids, newCookies } = readTrackingIds({
    allowed,
    cookies: sending.cookies(),
    search: landing,
    storage,
    now: now(),
    random,
  });
  if (config.adPixel) for (const { name, value } of newCookies) sending.setCookie(name, value);
  const user = allowed.includes("targeting") ? { ...(await sending.details()), ...typed } : {};
  return trackingEffects(event, {
    allowed,
    ids,
    user,
    eventId: id,
    now: at,
    userAgent: sending.userAgent,
    customerId: config.group,
    values: { ...EVENT_VALUES, ...config.values },
  });
}

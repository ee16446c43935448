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
  newId: () => string;
  now: () => number;
  random: () => number;
};

/** What became of an event, for the inspector. */
export type SentEvent = {
  name: string;
  allowed: readonly ConsentCategory[];
  effects: readonly TrackingEffect[];
};

/**
 * Sends one event of the page to the trackers, as far as it is allowed (docs/product/tracking.md). Never rejects.
 *
 * @param typed what the shopper typed with the event; it precedes what was given before
 */
export async function sendEvent(
  { event, adSearch, vehicle }: ViewEvent,
  allowed: readonly ConsentCategory[],
  sending: Sending,
  typed: TrackingUser = {},
): Promise<SentEvent> {
  const effects = [
    ...(event ? await effectsOf(event, allowed, sending, typed) : []),
    ...((adSearch && vehicle && [adSearchEffect(adSearch, vehicle, allowed)]) || []),
  ].filter((effect) => effect !== null);
  const name = event?.name ?? "ViewContent";
  const failures = await deliverTracking(name, effects, sending.trackers);
  for (const { tracker, error } of failures) console.warn(`The ${tracker} did not take an event.`, error);
  return { name: event?.name ?? adSearch ?? "", allowed, effects };
}

async function effectsOf(
  event: TrackingEvent,
  allowed: readonly ConsentCategory[],
  sending: Sending,
  typed: TrackingUser,
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
    eventId: sending.newId(),
    now: now(),
    userAgent: sending.userAgent,
    customerId: config.group,
    values: { ...EVENT_VALUES, ...config.values },
  });
}

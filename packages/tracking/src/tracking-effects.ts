import type { AdPixelIds } from "./ad-pixel-ids.ts";
import { type AllowedCategories, allowsAdPixel, allowsTracking } from "./allowed-categories.ts";
import type { AnalyticsIds } from "./analytics-ids.ts";
import type { Campaign } from "./campaign.ts";
import { chatUser } from "./chat-user.ts";
import type { ClickIds } from "./click-ids.ts";
import { secondTrackerName, tagManagerName } from "./event-names.ts";
import { AD_SEARCH_VALUES, type AdSearchName, type EventValues, eventValue } from "./event-values.ts";
import { type GoogleUser, hashForGoogle } from "./hash-for-google.ts";
import { hashForMeta } from "./hash-for-meta.ts";
import { MAX_TEXT, type PixelBody, type PixelCustomData, pixelBody } from "./pixel-body.ts";
import { type TagManagerUser, tagManagerUser } from "./tag-manager-user.ts";
import type { TrackingEvent } from "./tracking-event.ts";
import type { TrackingIds } from "./tracking-ids.ts";
import type { TrackingUser } from "./tracking-user.ts";
import { type VehicleDetails, vehicleContent } from "./vehicle-content.ts";

export type TrackingContext = {
  allowed: AllowedCategories;
  /** The visitor's details in plain text; the effects contain only hashes. */
  user: TrackingUser;
  /** From `readTrackingIds`. */
  ids: TrackingIds;
  /** New for every event, the same for all trackers: the ad network deduplicates by it. */
  eventId: string;
  /** Milliseconds since 1970. */
  now: number;
  userAgent: string;
  /** The dealership's customer id. */
  customerId?: string;
  values?: EventValues;
};

/** The payload of an event for both trackers. */
export type TrackingPayload = PixelCustomData &
  Campaign &
  AnalyticsIds &
  ClickIds &
  AdPixelIds & {
    value: number;
    currency: "USD";
    event_id?: string;
    user_agent?: string;
    customer_id?: string;
    user_data?: GoogleUser | TagManagerUser;
  };

/** An entry of the tag manager's data layer. */
export type TagManagerMessage = { event: string } & Partial<TrackingPayload>;

/** A message to send to one tracker. */
export type TrackingEffect =
  /** Push onto the tag manager's data layer. With `nextTick`, wait until the new page's title is set. */
  | { type: "tag-manager"; message: TagManagerMessage; nextTick: boolean }
  | { type: "second-tracker"; name: string; payload: TrackingPayload }
  /** Post as JSON to `/api/track/facebook`. */
  | { type: "ad-pixel"; body: PixelBody };

/**
 * Returns the messages to send for an event, limited by consent (docs/product/tracking.md, "Consent"). Any message needs
 * analytics or targeting. User data and click ids need targeting. The ad network needs functional and targeting.
 *
 * @example await trackingEffects({ name: "ClickToCall" }, context)
 * // [{ type: "tag-manager", message: { event: "click_to_call", value: 5, … }, nextTick: false }, …]
 */
export async function trackingEffects(
  event: TrackingEvent,
  context: TrackingContext,
): Promise<TrackingEffect[]> {
  const { allowed, ids, eventId } = context;
  if (!allowsTracking(allowed)) return [];
  const toAdPixel = allowsAdPixel(allowed);
  const value = eventValue(event.name, context.values);
  const content = contentOf(event);
  const payload: TrackingPayload = {
    ...content,
    ...ids.campaign,
    value,
    currency: "USD",
    event_id: eventId,
    user_agent: context.userAgent,
  };
  if (allowed.includes("analytics")) Object.assign(payload, ids.analytics);
  const user = chatUser(event.name === "ConversationStarted" ? event.widget : {}, context.user);
  const isTargeted = allowed.includes("targeting");
  const google = await hashForGoogle(isTargeted ? user : {});
  const meta = await hashForMeta(isTargeted ? user : {});
  if (isTargeted) {
    payload.user_data = google;
    Object.assign(payload, ids.clicks);
    if (context.customerId !== undefined) payload.customer_id = context.customerId;
  }
  if (toAdPixel) Object.assign(payload, ids.adPixel);

  const isPageView = event.name === "PageView";
  const name = tagManagerName(event.name);
  const forTagManager = { ...payload, ...(isTargeted && { user_data: tagManagerUser(google, meta) }) };
  const effects: TrackingEffect[] = [
    {
      type: "tag-manager",
      message: { event: name, ...(isPageView ? content : forTagManager) },
      nextTick: isPageView,
    },
    { type: "second-tracker", name: secondTrackerName(event.name), payload },
  ];
  if (toAdPixel) {
    const { now, userAgent } = context;
    const body = { name: event.name, value, id: eventId, now, ids: ids.adPixel, userAgent, content };
    effects.push({ type: "ad-pixel", body: pixelBody({ ...body, user: meta }) });
  }
  return effects;
}

/**
 * Returns the message of an ad-search event for the second tracker; `null` without targeting consent.
 *
 * @example adSearchEffect("view_item", vehicle, allowed)
 * // { type: "second-tracker", name: "view_item", payload: { value: 5, currency: "USD", content_type: "vehicle", … } }
 */
export function adSearchEffect(
  name: AdSearchName,
  vehicle: VehicleDetails,
  allowed: AllowedCategories,
): Extract<TrackingEffect, { type: "second-tracker" }> | null {
  if (!allowed.includes("targeting")) return null;
  const payload = { ...vehicleContent(vehicle), value: AD_SEARCH_VALUES[name], currency: "USD" as const };
  return { type: "second-tracker", name, payload };
}

function contentOf(event: TrackingEvent): PixelCustomData {
  if (event.name === "PageView") return { page_path: event.path.slice(0, MAX_TEXT) };
  return "vehicle" in event && event.vehicle ? vehicleContent(event.vehicle) : {};
}

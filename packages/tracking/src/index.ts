export type { AdPixelIds } from "./ad-pixel-ids.ts";
export type { AllowedCategories } from "./allowed-categories.ts";
export { allowsTracking } from "./allowed-categories.ts";
export type { AnalyticsIds } from "./analytics-ids.ts";
export type { Campaign } from "./campaign.ts";
export type { ChatWidget } from "./chat-user.ts";
export { chatUser } from "./chat-user.ts";
export type { ClickIdStorage, ClickIds } from "./click-ids.ts";
export type { Trackers, TrackingFailure } from "./deliver-tracking.ts";
export { deliverTracking } from "./deliver-tracking.ts";
export type { EventName } from "./event-names.ts";
export { EVENT_NAMES, secondTrackerName, tagManagerName } from "./event-names.ts";
export type { AdSearchName, EventValues } from "./event-values.ts";
export { AD_SEARCH_VALUES, EVENT_VALUES, eventValue } from "./event-values.ts";
export type { GoogleUser } from "./hash-for-google.ts";
export { hashForGoogle } from "./hash-for-google.ts";
export type { MetaUser } from "./hash-for-meta.ts";
export { hashForMeta } from "./hash-for-meta.ts";
export type { ParsedPixelBody, PixelBodyError, PixelBodyErrorCode } from "./parse-pixel-body.ts";
export { parsePixelBody } from "./parse-pixel-body.ts";
export type { PixelBody, PixelCustomData, PixelUserData } from "./pixel-body.ts";
export { pixelBodySchema } from "./pixel-body-schema.ts";
export type { TagManagerUser } from "./tag-manager-user.ts";
export type {
  TagManagerMessage,
  TrackingContext,
  TrackingEffect,
  TrackingPayload,
} from "./tracking-effects.ts";
export { adSearchEffect, trackingEffects } from "./tracking-effects.ts";
export type { TrackingEvent } from "./tracking-event.ts";
export { isPhoneLink, pageView } from "./tracking-event.ts";
export type { TrackingIds } from "./tracking-ids.ts";
export { readTrackingIds } from "./tracking-ids.ts";
export type { TrackingUser } from "./tracking-user.ts";
export type { VehicleContent, VehicleDetails } from "./vehicle-content.ts";
export { MAX_VEHICLES, vehicleContent } from "./vehicle-content.ts";

import type { AdPixelIds } from "./ad-pixel-ids.ts";
import type { EventName } from "./event-names.ts";
import type { MetaUser } from "./hash-for-meta.ts";
import type { VehicleContent } from "./vehicle-content.ts";

/** Maximum length of a text, in characters. */
export const MAX_TEXT = 2_000;

export type PixelUserData = MetaUser & { client_user_agent?: string };

export type PixelCustomData = Partial<VehicleContent> & { page_path?: string };

/**
 * The body of `POST /api/track/facebook`, which the site forwards to the ad network. Times are seconds since 1970,
 * `value` is whole US dollars; id and time have two spellings each (docs/product/tracking.md, "The ad network").
 */
export type PixelBody = {
  currency: "USD";
  value: number;
  event_id: string;
  event_time: number;
  fbp: string | null;
  fbc: string | null;
  user_data: PixelUserData;
  custom_data: PixelCustomData;
  eventName: EventName;
  eventID: string;
  eventTime: number;
};

export function pixelBody(event: {
  name: EventName;
  value: number;
  id: string;
  /** Milliseconds since 1970. */
  now: number;
  ids: AdPixelIds;
  user: MetaUser;
  userAgent: string;
  content: PixelCustomData;
}): PixelBody {
  const { name, value, id, ids } = event;
  const seconds = Math.floor(event.now / 1000);
  return {
    currency: "USD",
    value,
    event_id: id,
    event_time: seconds,
    fbp: ids.fbp ?? null,
    fbc: ids.fbc ?? null,
    user_data: { ...event.user, client_user_agent: event.userAgent },
    custom_data: event.content,
    eventName: name,
    eventID: id,
    eventTime: seconds,
  };
}

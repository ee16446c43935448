import type { AdPixelIds } from "./ad-pixel-ids.ts";
import type { EventName } from "./event-names.ts";
import type { HashedField, HashedUser } from "./hash-user.ts";
import type { VehicleContent } from "./vehicle-content.ts";

/** The ad network's keys of the hashes; it has none for a street. */
export const PIXEL_USER_KEYS = {
  email: "em",
  phone: "ph",
  firstName: "fn",
  lastName: "ln",
  city: "ct",
  state: "st",
  zipCode: "zp",
} as const satisfies { [Field in HashedField]?: string };

/** Maximum length of a text, in characters. */
export const MAX_TEXT = 2_000;

type PixelUserKey = (typeof PIXEL_USER_KEYS)[keyof typeof PIXEL_USER_KEYS];

export type PixelUserData = { [Key in PixelUserKey]?: string } & {
  country: "us";
  external_id?: string;
  client_user_agent?: string;
};

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
  user: HashedUser;
  userAgent: string;
  content: PixelCustomData;
}): PixelBody {
  const { name, value, id, ids, user } = event;
  const seconds = Math.floor(event.now / 1000);
  const userData: PixelUserData = { country: user.country, client_user_agent: event.userAgent };
  if (user.external_id !== undefined) userData.external_id = user.external_id;
  for (const [field, key] of Object.entries(PIXEL_USER_KEYS) as [
    keyof typeof PIXEL_USER_KEYS,
    PixelUserKey,
  ][]) {
    const hash = user[field];
    if (hash !== undefined) userData[key] = hash;
  }
  return {
    currency: "USD",
    value,
    event_id: id,
    event_time: seconds,
    fbp: ids.fbp ?? null,
    fbc: ids.fbc ?? null,
    user_data: userData,
    custom_data: event.content,
    eventName: name,
    eventID: id,
    eventTime: seconds,
  };
}

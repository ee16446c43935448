import { createHash } from "node:crypto";
import type { ConversionEvent } from "@forecourt/api-clients/conversions";
import type { PixelBody, PixelUserData } from "@forecourt/tracking";

/** The fields of `user_data` that are hashes already; Meta wants each as a list. */
const HASHED = ["em", "ph", "fn", "ln", "ct", "st", "zp"] as const satisfies (keyof PixelUserData)[];

/**
 * An event of a page in the shape of Meta's Conversions API (docs/product/tracking.md, "Forwarding"). Meta wants the
 * country hashed and recommends it for the visitor's id. The click ids and the browser's name stay as they are.
 *
 * @param page `sourceUrl`: its address without a query; `storedAt`: when the site stored the event. A later time of
 *   the event counts as that, since Meta refuses the future and clocks of browsers may be wrong.
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 * @example conversionEvent(body, { sourceUrl: "https://cars.example/cars-for-sale", storedAt })
 * // { event_name: "ClickToCall", event_time: 1795000000, action_source: "website", user_data: { em: ["62a1…"] } … }
 */
export function conversionEvent(
  body: PixelBody,
  { sourceUrl, storedAt }: { sourceUrl: string; storedAt: Date },
): ConversionEvent {
  const { user_data: user, custom_data, currency, value, fbp, fbc } = body;
  const userData: Record<string, string | string[]> = {};
  for (const key of HASHED) if (user[key] !== undefined) userData[key] = [user[key]];
  userData["country"] = [sha256(user.country)];
  if (user.external_id !== undefined) userData["external_id"] = [sha256(user.external_id)];
  if (user.client_user_agent !== undefined) userData["client_user_agent"] = user.client_user_agent;
  if (fbp !== null) userData["fbp"] = fbp;
  if (fbc !== null) userData["fbc"] = fbc;
  return {
    event_name: body.eventName,
    event_time: Math.min(body.event_time, Math.floor(storedAt.getTime() / 1000)),
    event_id: body.event_id,
    event_source_url: sourceUrl,
    action_source: "website",
    user_data: userData,
    custom_data: { currency, value, ...custom_data },
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

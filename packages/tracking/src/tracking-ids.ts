import { type AdPixelIds, adPixelIds } from "./ad-pixel-ids.ts";
import { type AllowedCategories, allowsAdPixel, allowsTracking } from "./allowed-categories.ts";
import { type AnalyticsIds, analyticsIds } from "./analytics-ids.ts";
import { type Campaign, readCampaign } from "./campaign.ts";
import { type ClickIdStorage, type ClickIds, forgetClickIds, rememberClickIds } from "./click-ids.ts";
import { readCookies } from "./read-cookies.ts";

/** Ids read from the browser, each with the consent that it needs. */
export type TrackingIds = {
  /** Analytics or targeting. */
  campaign: Campaign;
  /** Analytics. */
  analytics: AnalyticsIds;
  /** Targeting. */
  clicks: ClickIds;
  /** Functional and targeting. */
  adPixel: AdPixelIds;
};

/**
 * Reads the ids that are sent with every event. Call it when a page starts and when consent changes. Reads and stores
 * only what consent allows. Without targeting it removes stored click ids (docs/product/tracking.md, "Ids").
 *
 * @param browser `search` is the URL's query; `now` is milliseconds since 1970; `random` returns 0 up to 1
 * @returns the ids, and cookies to set for 90 days
 * @example readTrackingIds({
 *   allowed, cookies: document.cookie, search: location.search, storage: localStorage, now: Date.now(), random: Math.random,
 * })
 */
export function readTrackingIds(browser: {
  allowed: AllowedCategories;
  /** `document.cookie`, or a request's `Cookie` header. */
  cookies: string;
  search: string;
  storage?: ClickIdStorage | null;
  now: number;
  random: () => number;
}): { ids: TrackingIds; newCookies: { name: string; value: string }[] } {
  const { allowed, storage, now, random } = browser;
  const parameters = new URLSearchParams(browser.search);
  const cookies = readCookies(browser.cookies);
  const mayRemember = allowed.includes("targeting");
  if (!mayRemember) forgetClickIds(storage);
  const pixel = allowsAdPixel(allowed)
    ? adPixelIds({ cookies, parameters, now, random })
    : { ids: {}, newCookies: [] };
  return {
    ids: {
      campaign: allowsTracking(allowed) ? readCampaign(parameters) : {},
      analytics: allowed.includes("analytics") ? analyticsIds(cookies) : {},
      clicks: mayRemember ? rememberClickIds(parameters, storage) : {},
      adPixel: pixel.ids,
    },
    newCookies: pixel.newCookies,
  };
}

import { daysBetween, formatDate, localDate } from "@forecourt/calendar";
import { offerWindow } from "@forecourt/offers";
import type { AdvertisedOffer } from "#server/content/dealership-words.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

/** An end within this many days is said louder. */
const NEAR_DAYS = 7;

/** The days of an offer and its state, in words. */
export type OfferDates = {
  startsOn: string;
  endsOn: string;
  state: "current" | "ending" | "ended";
  /** `Ends Nov 30`. */
  ends: string;
};

/** When an offer ends, as its card says it. */
export function offerDates(offer: AdvertisedOffer, { locale, now, settings }: PageContext): OfferDates {
  const { timezone } = settings.profile;
  const { startsOn, endsOn, state } = offerWindow(offer, now, timezone);
  const words = translator(locale, "offers");
  const date = formatDate(endsOn, locale, { month: "short", day: "numeric" });
  const left = daysBetween(localDate(now, timezone), endsOn);
  if (state === "ended") return { startsOn, endsOn, state, ends: words("ended", { date }) };
  return { startsOn, endsOn, state: left <= NEAR_DAYS ? "ending" : "current", ends: words("ends", { date }) };
}

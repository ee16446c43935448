import { localDate, offerWindow } from "@forecourt/offers";
import type { AdvertisedOffer } from "#server/content/dealership-words.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/** An end within this many days is said louder. */
const NEAR_DAYS = 7;
const DAY_MS = 86_400_000;

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
  const date = writeOfferDay(endsOn, locale, "short");
  const left = (Date.parse(endsOn) - Date.parse(localDate(now, timezone))) / DAY_MS;
  if (state === "ended") return { startsOn, endsOn, state, ends: words("ended", { date }) };
  return { startsOn, endsOn, state: left <= NEAR_DAYS ? "ending" : "current", ends: words("ends", { date }) };
}

/** `2026-11-30` as `Nov 30`, or as `November 30, 2026`. */
export function writeOfferDay(day: string, locale: "en" | "es", style: "short" | "long"): string {
  if (day === "") return "";
  const parts: Intl.DateTimeFormatOptions =
    style === "short" ? { month: "short", day: "numeric" } : { dateStyle: "long" };
  // A calendar day has no time zone: read and written in UTC it stays that day.
  return new Intl.DateTimeFormat(intlLocale(locale), { ...parts, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

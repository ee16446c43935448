import { daysBetween, formatDate, localDate } from "@forecourt/calendar";
import { isLastingOffer, offerWindow } from "@forecourt/offers";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

/** An offer that ends within this many days is `ending`. */
const ENDING_DAYS = 7;

/** An offer's first and last day, its state and the text of its end. */
export type OfferDates = {
  startsOn: string;
  endsOn: string;
  state: "current" | "ending" | "ended";
  /** No end date is shown. */
  lasting: boolean;
  /** `Ends Nov 30`. */
  ends: string;
};

/** The dates of an offer for its card and page. */
export function offerDates(offer: AdvertisedOffer, { locale, now, settings }: PageContext): OfferDates {
  const { timezone } = settings.profile;
  const { startsOn, endsOn, state } = offerWindow(offer, now, timezone);
  const t = translator(locale, "offers");
  const date = formatDate(endsOn, locale, { month: "short", day: "numeric" });
  const left = daysBetween(localDate(now, timezone), endsOn);
  const lasting = isLastingOffer(endsOn, now, timezone);
  if (state === "ended") return { startsOn, endsOn, state, lasting, ends: t("ended", { date }) };
  const ends = lasting ? t("lasting") : t("ends", { date });
  return { startsOn, endsOn, state: left <= ENDING_DAYS ? "ending" : "current", lasting, ends };
}

import { fillTokens, type HeroSlide, offerFacts } from "@forecourt/dealership/content";
import { offerFigures, offerWindow } from "@forecourt/offers";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";

/** The slides to show now. Slides of an offer get its figures, and appear only while it is current. */
export function currentSlides(
  slides: readonly HeroSlide[],
  offers: readonly AdvertisedOffer[],
  { now, timeZone, locale }: { now: Date; timeZone: string; locale: "en" | "es" },
): HeroSlide[] {
  return slides.flatMap((slide) => {
    if (slide.offerId === null) return [slide];
    const offer = offers.find(({ id }) => id === slide.offerId);
    const window = offer && offerWindow(offer, now, timeZone);
    if (!offer || window?.state !== "current") return [];
    return [fillTokens(slide, offerFacts(offerFigures(offer), window, locale))];
  });
}

import { fillTokens, type HeroSlide, offerFacts } from "@forecourt/dealership/content";
import { offerFigures, offerWindow } from "@forecourt/offers";
import type { AdvertisedOffer } from "#server/content/dealership-words.ts";

/**
 * The slides that can be shown today: one that is about an offer has the offer's figures, and goes with it.
 *
 * @param offers the dealership's offers
 */
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

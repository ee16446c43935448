import { fillDisclaimer, isLastingOffer, type Offer, offersFor, offerWindow } from "@forecourt/offers";
import { type VisibleOffer, visibleOffer } from "@forecourt/visitor";
import { offersIn } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

/** An offer with its last day, `YYYY-MM-DD`, or null without one. Its dates are in the disclaimer. */
export type ApplicableOffer = VisibleOffer<Offer> & { endsOn: string | null };

/** The offers that apply to a vehicle today, reduced to what this visitor may see. */
export function applicableOffers(vehicle: VisibleVehicle, context: PageContext): ApplicableOffer[] {
  const { now, settings, locale, storeId } = context;
  const { timezone } = settings.profile;
  return offersFor(vehicle, offersIn(locale, storeId), now, timezone).map((offer) => {
    const window = offerWindow(offer, now, timezone);
    const disclaimer = fillDisclaimer(offer.disclaimer, window, locale);
    const endsOn = isLastingOffer(window.endsOn, now, timezone) ? null : window.endsOn;
    return { ...visibleOffer({ ...offer, disclaimer }, context, vehicle.condition), endsOn };
  });
}

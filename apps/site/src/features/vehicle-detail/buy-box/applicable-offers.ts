import type { Vehicle } from "@forecourt/inventory";
import {
  fillDisclaimer,
  type LockedOffer,
  type Offer,
  offersFor,
  offerWindow,
  withoutAmounts,
} from "@forecourt/offers";
import { offersIn } from "#server/content/dealership-words.ts";
import type { PageContext } from "#server/page-context.ts";

export type ApplicableOffer =
  | (Pick<Offer, "id" | "name" | "type_label" | "description"> & {
      locked: false;
      disclaimer: string;
      endsOn: string;
    })
  | (Pick<LockedOffer, "id" | "type_label" | "locked"> & { endsOn: string });

/** The offers that apply to a vehicle today; behind the closed offers gate without a single amount. */
export function applicableOffers(
  vehicle: Vehicle,
  { now, settings, locale, storeId }: Pick<PageContext, "now" | "settings" | "locale" | "storeId">,
  offersLocked: boolean,
): ApplicableOffer[] {
  const { timezone } = settings.profile;
  return offersFor(vehicle, offersIn(locale, storeId), now, timezone).map((offer) => {
    const window = offerWindow(offer, now, timezone);
    if (offersLocked) {
      const { id, type_label, locked } = withoutAmounts(offer);
      return { id, type_label, locked, endsOn: window.endsOn };
    }
    const { id, name, type_label, description } = offer;
    const disclaimer = fillDisclaimer(offer.disclaimer, window, locale);
    return { id, name, type_label, description, disclaimer, endsOn: window.endsOn, locked: false };
  });
}

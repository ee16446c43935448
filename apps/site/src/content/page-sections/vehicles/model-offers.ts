import type { NewModel } from "@forecourt/dealership/content";
import { currentOffers, type Offer, offerWindow } from "@forecourt/offers";
import { visibleOffer } from "@forecourt/visitor";
import { offersIn } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";

/** The label of an offer for a model, with its last day as `YYYY-MM-DD`. */
export type ModelOffer = { id: string; label: string; endsOn: string };

/**
 * The current offers for a model. Locked offers are labelled by their type, since badges contain amounts
 * (docs/product/unlock-gates.md).
 */
export function modelOffers(
  { applicable_offers }: Pick<NewModel, "applicable_offers">,
  context: Pick<PageContext, "unlocked" | "settings" | "now" | "locale" | "storeId">,
  offers: readonly Offer[] = offersIn(context.locale, context.storeId),
): ModelOffer[] {
  const { settings, now } = context;
  const timeZone = settings.profile.timezone;
  return currentOffers(offers, now, timeZone)
    .filter(({ id }) => applicable_offers.includes(id))
    .map((offer) => {
      const { endsOn } = offerWindow(offer, now, timeZone);
      const visible = visibleOffer(offer, context, "search");
      const label = visible.locked ? visible.type_label : (visible.badge ?? visible.type_label);
      return { id: offer.id, label, endsOn };
    });
}

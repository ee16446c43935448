import type { NewModel } from "@forecourt/dealership/content";
import { currentOffers, type Offer, offerWindow } from "@forecourt/offers";
import { visibleOffer } from "@forecourt/visitor";
import { offersIn } from "#server/content/dealership-words.ts";
import type { PageContext } from "#server/page-context.ts";

/** An offer on a model in few words, with its last day as `YYYY-MM-DD`. */
export type ModelOffer = { id: string; label: string; endsOn: string };

/**
 * The offers that can be had today on a model. Behind the offers gate only their kind is known: a badge says amounts
 * in words (docs/product/unlock-gates.md).
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

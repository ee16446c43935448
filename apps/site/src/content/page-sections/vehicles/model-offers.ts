import type { NewModel } from "@forecourt/dealership/content";
import { currentOffers, type Offer, offerWindow, withoutAmounts } from "@forecourt/offers";
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
  context: Pick<PageContext, "access" | "settings" | "now" | "locale" | "storeId">,
  offers: readonly Offer[] = offersIn(context.locale, context.storeId),
): ModelOffer[] {
  const { access, settings, now } = context;
  const timeZone = settings.profile.timezone;
  const locked = access === "locked" && settings.unlock.gates.search.offers;
  return currentOffers(offers, now, timeZone)
    .filter(({ id }) => applicable_offers.includes(id))
    .map((offer) => {
      const { endsOn } = offerWindow(offer, now, timeZone);
      if (locked) return { id: offer.id, label: withoutAmounts(offer).type_label, endsOn };
      return { id: offer.id, label: offer.badge ?? offer.type_label, endsOn };
    });
}

import type { ContentLink } from "@forecourt/dealership/content";
import { modelId, noFilters } from "@forecourt/inventory";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";

/** A link to the vehicles in stock that an offer is for, with their count; null if there are none. */
export function offerVehicles(offer: AdvertisedOffer, context: PageContext): ContentLink | null {
  const { make, model, condition, year } = offer.vehicles_conditions;
  if (typeof make !== "string" || typeof model !== "string") return null;
  const filters = {
    ...noFilters(),
    condition: condition === "new" ? ["new"] : [],
    make_model: [modelId(make, model)],
    ...(year !== false && { year }),
  };
  const query = { filters, sort: context.vocabulary.defaultSort, page: 1 };
  const { total } = context.inventory.search(query);
  if (total === 0) return null;
  return {
    href: listingAddressOf(query, context),
    label: translator(context.locale, "offers")("seeVehicles", { count: total, model }),
  };
}

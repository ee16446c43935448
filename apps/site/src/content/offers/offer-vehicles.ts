import type { ContentLink } from "@forecourt/dealership/content";
import { formatPaymentTerms } from "@forecourt/finance";
import { modelId, noFilters } from "@forecourt/inventory";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";

/**
 * A link to the vehicles in stock that an offer is for, with their count and the page's terms; null without conditions
 * or vehicles.
 */
export function offerVehicles(offer: AdvertisedOffer, context: PageContext): ContentLink | null {
  const { make, model, condition, year, mileage } = offer.vehicles_conditions;
  const isModel = typeof make === "string" && typeof model === "string";
  if (!isModel && mileage === false) return null;
  const filters = {
    ...noFilters(),
    condition: condition === "new" || condition === "used" ? [condition] : [],
    ...(isModel && { makeModel: [modelId(make, model)] }),
    ...(year !== false && { year }),
    ...(mileage !== false && { mileage }),
  };
  const terms = context.terms ? formatPaymentTerms(context.terms) : undefined;
  const query = { filters, sort: context.vocabulary.defaultSort, page: 1, terms };
  const { total } = context.inventory.search(query);
  if (total === 0) return null;
  const t = translator(context.locale, "offers");
  return {
    href: listingAddressOf(query, context),
    label: isModel ? t("seeVehicles", { count: total, model }) : t("seeMatching", { count: total }),
  };
}

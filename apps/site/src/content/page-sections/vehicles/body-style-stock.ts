import { type BodyStyle, noFilters } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";

export type BodyStyleStock = {
  href: string;
  count: number;
  /** The lowest price with fees that this visitor may see, cents; null when none is to be seen. */
  from: number | null;
};

/** What is in stock of a body style, as its list would show it. */
export function bodyStyleStock(style: BodyStyle, context: PageContext): BodyStyleStock {
  const { inventory, vocabulary, settings } = context;
  const filters = { ...noFilters(), bodystyle: [style] };
  const { total, vehicles } = inventory.search({ filters, sort: "priceLow", page: 1 });
  const cheapest = vehicles[0];
  return {
    href: listingAddressOf({ filters, sort: vocabulary.defaultSort, page: 1 }, context),
    count: total,
    from: cheapest ? headlinePrice(cheapest, settings) : null,
  };
}

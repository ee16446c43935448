import { type BodyStyle, noFilters } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";

export type BodyStyleStock = {
  href: string;
  count: number;
  /** The lowest price with fees that the visitor may see, in cents; null if there is none. */
  from: number | null;
};

/** The list URL of a body style, with its count and lowest price. */
export function bodyStyleStock(style: BodyStyle, context: PageContext): BodyStyleStock {
  const { inventory, vocabulary, settings } = context;
  const filters = { ...noFilters(), bodyStyle: [style] };
  const { total, vehicles } = inventory.search({ filters, sort: "priceLow", page: 1 });
  const cheapest = vehicles[0];
  return {
    href: listingAddressOf({ filters, sort: vocabulary.defaultSort, page: 1 }, context),
    count: total,
    from: cheapest ? headlinePrice(cheapest, settings) : null,
  };
}

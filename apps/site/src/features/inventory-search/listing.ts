import {
  type InventoryAnswer,
  type InventoryQuery,
  parseListing,
  type Vocabulary,
} from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";

/** The locale and the labels that names and texts of a list are built from. */
export type ListingPresentation = {
  locale: "en" | "es";
  vocabulary: Vocabulary;
  /** Pre-owned vehicles below this many miles carry the lifetime warranty; null when the dealership has none. */
  warrantyMiles: number | null;
};

/** One listing: the query, its canonical address, and the search result for this visitor. */
export type Listing = {
  query: InventoryQuery;
  /** The canonical address in the page's language. */
  url: string;
  answer: InventoryAnswer<VisibleVehicle>;
  context: PageContext;
  presentation: ListingPresentation;
};

/**
 * Parses the canonical address from the page server, without the language's folder, and searches. Null when it is no
 * listing.
 */
export function findListing(address: string, context: PageContext): Listing | null {
  const { pathname, searchParams } = new URL(address, "http://listing");
  const parsed = parseListing(pathname, searchParams, context.vocabulary);
  if (parsed.kind !== "listing") return null;
  return {
    query: parsed.query,
    url: localPath(context.locale, parsed.url),
    answer: context.inventory.search(parsed.query),
    context: withTerms(context, parsed.query.terms),
    presentation: {
      locale: context.locale,
      vocabulary: context.vocabulary,
      warrantyMiles: context.settings.claims["lifetimeWarrantyMiles"]?.value ?? null,
    },
  };
}

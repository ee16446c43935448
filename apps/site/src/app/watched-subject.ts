import type { WatchSubject } from "@forecourt/database";
import { listingUrl, parseListing } from "@forecourt/inventory";
import { listingTitle } from "#features/inventory-search/heading/listing-title.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { readLocale } from "#shared/addresses/local-path.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";

/** What a shopper wants to watch. */
export type WatchedSubject = {
  subject: WatchSubject;
  /** Its name in the shopper's language. */
  label: string;
  /** The path of its page without the language. */
  page: string;
  /** The vehicle, for a watch of its price. */
  vehicle: VisibleVehicle | null;
};

type Asked = { vin?: unknown; query?: unknown };
type Context = Pick<PageContext, "locale" | "settings" | "vocabulary">;

/**
 * The vehicle or search of a watch; null when there is none. Private vehicles are not watched: the emails show what
 * visitors with locked gates see.
 *
 * @example watchedSubject({ query: "/es/used-cars-for-sale/suvs" }, context)?.label // "SUVs usadas"
 */
export function watchedSubject({ vin, query }: Asked, context: Context): WatchedSubject | null {
  if (typeof vin === "string" && vin !== "") return watchedVehicle(vin, context);
  return typeof query === "string" ? watchedSearch(query, context) : null;
}

function watchedVehicle(vin: string, { locale, settings }: Context): WatchedSubject | null {
  const vehicle = vehicleForRequest(vin, viewerOf("locked", settings));
  if (!vehicle) return null;
  return {
    subject: { vin: vehicle.vin },
    label: fullVehicleName(vehicle, locale),
    page: vehicleAddress(vehicle, { locale: "en" }),
    vehicle,
  };
}

/** The canonical address of the search, without its order and page. */
function watchedSearch(address: string, { locale, settings, vocabulary }: Context): WatchedSubject | null {
  let path = sameOriginPath(address);
  for (let redirects = 0; path !== null && redirects < 2; redirects += 1) {
    const { pathname, searchParams } = new URL(path, "http://site");
    const parsed = parseListing(readLocale(pathname).path, searchParams, vocabulary);
    if (parsed.kind === "listing") {
      const { filters } = parsed.query;
      const query = listingUrl({ filters, sort: settings.listing.defaultSort, page: 1 }, vocabulary);
      const warrantyMiles = settings.claims["lifetimeWarrantyMiles"]?.value ?? null;
      const label = listingTitle(parsed.query, { locale, vocabulary, warrantyMiles });
      return { subject: { query }, label, page: query, vehicle: null };
    }
    path = parsed.kind === "redirect" ? parsed.url : null;
  }
  return null;
}

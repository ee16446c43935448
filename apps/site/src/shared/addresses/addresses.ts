import { type InventoryQuery, listingUrl, type Vocabulary, vehiclePath } from "@forecourt/inventory";
import { type Locale, localPath } from "./local-path.ts";

/** The canonical address of a listing, in the language of the page. */
export function listingAddressOf(
  query: InventoryQuery,
  { locale, vocabulary }: { locale: Locale; vocabulary: Vocabulary },
): string {
  return localPath(locale, listingUrl(query, vocabulary));
}

/** The canonical address of a vehicle page, in the language of the page. */
export function vehicleAddress(
  vehicle: Parameters<typeof vehiclePath>[0],
  { locale }: { locale: Locale },
): string {
  return localPath(locale, vehiclePath(vehicle));
}

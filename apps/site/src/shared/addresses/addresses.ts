import { formatPaymentTerms, type PaymentTerms } from "@forecourt/finance";
import { type InventoryQuery, listingUrl, type Vocabulary, vehiclePath } from "@forecourt/inventory";
import { type Locale, localPath } from "./local-path.ts";

/** The canonical address of a listing, in the language of the page. */
export function listingAddressOf(
  query: InventoryQuery,
  { locale, vocabulary }: { locale: Locale; vocabulary: Vocabulary },
): string {
  return localPath(locale, listingUrl(query, vocabulary));
}

/** The address of a vehicle page, in the language of the page and with the shopper's terms. */
export function vehicleAddress(
  vehicle: Parameters<typeof vehiclePath>[0],
  { locale, terms = null }: { locale: Locale; terms?: PaymentTerms | null },
): string {
  const query = terms === null ? "" : `?terms=${formatPaymentTerms(terms)}`;
  return localPath(locale, vehiclePath(vehicle)) + query;
}

import { localPath, readLocale } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import { addressTerms, addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";

const VEHICLE_PAGE = /^\/(?:new|used|certified)-cars-for-sale\/\d+-.+-([A-Z\d]{17})$/i;

/**
 * The contact form's address for the page that a shopper is on. It has the page's vehicle and terms.
 *
 * @example messageAddress("/es/used-cars-for-sale/2019-honda-fit-lx-3HGGK5H40KM000001")
 * // "/es/contact-us?about=purchase&vin=3HGGK5H40KM000001#message"
 */
export function messageAddress(page: string): string {
  const { locale, path } = readLocale(page.split(/[?#]/, 1)[0] ?? "");
  const vin = VEHICLE_PAGE.exec(path)?.[1];
  if (vin === undefined) return localPath(locale, messagePath("general"));
  return addressWithTerms(localPath(locale, messagePath("purchase", vin)), addressTerms(page));
}

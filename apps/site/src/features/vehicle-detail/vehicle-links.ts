import { formatPaymentTerms } from "@forecourt/finance";
import type { Vehicle } from "@forecourt/inventory";
import { tableEntry } from "#server/content/route-table.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VehicleIdentity } from "#server/vehicles/find-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath, readLocale } from "#shared/addresses/local-path.ts";
import {
  CONTACT_PATH,
  messagePath,
  UNLOCK_PATH,
  unlockPath,
  watchPath,
} from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";

type Page = Pick<PageContext, "locale"> & Partial<Pick<PageContext, "terms">>;

/** The subjects of a question about a vehicle. */
export type Inquiry = "purchase" | "trade";

/**
 * The contact form's address with vehicle and subject set, scrolled to the message.
 *
 * @example contactHref(vehicle, { locale: "en" }) // "/contact-us?about=purchase&vin=JA4J4VAR4RZ004417#message"
 */
export function contactHref(
  { vin }: Pick<Vehicle, "vin">,
  { locale, terms }: Page,
  about: Inquiry = "purchase",
): string {
  return withOwnTerms(localPath(locale, messagePath(about, vin)), terms);
}

/**
 * The address of the unlock page, which returns to the vehicle.
 *
 * @example unlockHref(vehicle, { locale: "es" }) // "/es/unlock?vin=JA4J4VAR4RZ004417&next=%2Fes%2Fused-cars-…"
 */
export function unlockHref(vehicle: VehicleIdentity, page: Page): string {
  const next = vehicleAddress(vehicle, page);
  return localPath(page.locale, unlockPath({ vin: vehicle.vin, next }));
}

/**
 * The address of a call to action. Forms about a vehicle get its VIN; other addresses are unchanged.
 *
 * @example actionHref("/contact-us", vehicle, context) // "/contact-us?about=purchase&vin=…#message"
 * @example actionHref("/auto-financing/apply-for-financing", vehicle, context) // "/auto-financing/…?vin=…"
 */
export function actionHref(
  href: string,
  vehicle: Pick<Vehicle, "vin">,
  page: Page & Pick<PageContext, "storeId">,
  about?: Inquiry,
): string {
  const { path } = readLocale(href.split(/[?#]/, 1)[0] ?? "");
  if (path === CONTACT_PATH) return contactHref(vehicle, page, about);
  if (path === UNLOCK_PATH || !tableEntry(path, page.storeId)?.params?.includes("vin")) return href;
  const [address = "", fragment] = href.split("#", 2);
  const named = `${address}${address.includes("?") ? "&" : "?"}vin=${vehicle.vin}`;
  return withOwnTerms(fragment === undefined ? named : `${named}#${fragment}`, page.terms);
}

/** The form of the page gets the shopper's terms, so that its lead has them. */
function withOwnTerms(href: string, terms: Page["terms"]): string {
  return terms ? addressWithTerms(href, formatPaymentTerms(terms)) : href;
}

/** The form that watches the vehicle's price. */
export function watchHref({ vin }: Pick<Vehicle, "vin">, { locale }: Pick<PageContext, "locale">): string {
  return localPath(locale, watchPath({ vin }));
}

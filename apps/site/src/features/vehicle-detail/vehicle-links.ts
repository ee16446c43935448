import type { Vehicle } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import type { VehicleIdentity } from "#server/vehicles/find-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH, messagePath, unlockPath } from "#shared/addresses/public-paths.ts";

type Page = Pick<PageContext, "locale">;

/** The subjects of a question about a vehicle. */
export type Inquiry = "purchase" | "trade";

/**
 * The contact form's address with vehicle and subject set, scrolled to the message.
 *
 * @example contactHref(vehicle, { locale: "en" }) // "/contact-us?about=purchase&vin=JA4J4VAR4RZ004417#message"
 */
export function contactHref(
  { vin }: Pick<Vehicle, "vin">,
  { locale }: Page,
  about: Inquiry = "purchase",
): string {
  return localPath(locale, messagePath(about, vin));
}

/**
 * The address of the unlock page, which returns to the vehicle.
 *
 * @example unlockHref(vehicle, { locale: "es" }) // "/es/unlock?vin=JA4J4VAR4RZ004417&next=%2Fes%2Fused-cars-…"
 */
export function unlockHref(vehicle: VehicleIdentity, { locale }: Page): string {
  const next = vehicleAddress(vehicle, { locale });
  return localPath(locale, unlockPath({ vin: vehicle.vin, next }));
}

/**
 * The address of a call to action. Links to the contact form name the vehicle; other links are unchanged.
 *
 * @example actionHref("/contact-us", vehicle, { locale: "en" }) // "/contact-us?about=purchase&vin=…#message"
 */
export function actionHref(href: string, vehicle: Pick<Vehicle, "vin">, page: Page, about?: Inquiry): string {
  const isContact = href.split(/[?#]/)[0] === localPath(page.locale, CONTACT_PATH);
  return isContact ? contactHref(vehicle, page, about) : href;
}

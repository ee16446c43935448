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
 * The address of the contact form with the vehicle and subject set, scrolled to the message.
 *
 * @example askHref(vehicle, { locale: "en" }) // "/contact-us?about=purchase&vin=JA4J4VAR4RZ004417#message"
 */
export function askHref(
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
 * The address of a call to action in the copy: links to the contact form get the vehicle, others stay as they are.
 *
 * @example actionHref("/contact-us", vehicle, { locale: "en" }) // "/contact-us?about=purchase&vin=…#message"
 */
export function actionHref(href: string, vehicle: Pick<Vehicle, "vin">, page: Page, about?: Inquiry): string {
  const isContact = href.split(/[?#]/)[0] === localPath(page.locale, CONTACT_PATH);
  return isContact ? askHref(vehicle, page, about) : href;
}

import type { Vehicle } from "@forecourt/inventory";
import type { PageContext } from "#server/page-context.ts";
import type { VehicleIdentity } from "#server/vehicles/find-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH, messagePath, unlockPath } from "#shared/addresses/public-paths.ts";

type Page = Pick<PageContext, "locale">;

/** What a question about a vehicle can be about. */
export type Inquiry = "purchase" | "trade";

/**
 * The contact form, opened at its message and knowing which vehicle it is about.
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
 * The unlock page, which leads back to the vehicle.
 *
 * @example unlockHref(vehicle, { locale: "es" }) // "/es/unlock?vin=JA4J4VAR4RZ004417&next=%2Fes%2Fused-cars-…"
 */
export function unlockHref(vehicle: VehicleIdentity, { locale }: Page): string {
  const next = vehicleAddress(vehicle, { locale });
  return localPath(locale, unlockPath({ vin: vehicle.vin, next }));
}

/**
 * Where a call to action of the dealership's copy leads: to its own page, and where that is the contact form, to the
 * form that knows the vehicle.
 *
 * @example actionHref("/contact-us", vehicle, { locale: "en" }) // "/contact-us?about=purchase&vin=…#message"
 */
export function actionHref(href: string, vehicle: Pick<Vehicle, "vin">, page: Page, about?: Inquiry): string {
  const isContact = href.split(/[?#]/)[0] === localPath(page.locale, CONTACT_PATH);
  return isContact ? askHref(vehicle, page, about) : href;
}

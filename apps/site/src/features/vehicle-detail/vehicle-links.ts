import type { Vehicle } from "@forecourt/inventory";
import { vehiclePath } from "@forecourt/inventory";
import { isServed } from "#server/static-pages.ts";

type Linked = Pick<Vehicle, "vin" | "condition" | "year" | "make" | "model" | "trim">;

/** The contact form, opened at its message and knowing which vehicle it is about. */
export function askHref({ vin }: Pick<Vehicle, "vin">, about: "purchase" | "trade" = "purchase"): string {
  return `/contact-us?about=${about}&vin=${vin}#message`;
}

/** The unlock page, which leads back to the vehicle. */
export function unlockHref(vehicle: Linked): string {
  return `/unlock?vin=${vehicle.vin}&next=${encodeURIComponent(vehiclePath(vehicle))}`;
}

/**
 * Where a call to action of the dealership's copy leads: its own page, or the contact form about this vehicle while
 * the site does not serve that page. `served` says which, since the words have to fit.
 */
export function actionHref(
  href: string,
  vehicle: Pick<Vehicle, "vin">,
  about?: "purchase" | "trade",
): { href: string; served: boolean } {
  // The contact page is served too, but only with the vehicle does it know what the question is about.
  const contact = href.split(/[?#]/)[0] === "/contact-us";
  if (contact) return { href: askHref(vehicle, about), served: true };
  return isServed(href) ? { href, served: true } : { href: askHref(vehicle, about), served: false };
}

import type { PageContext } from "#server/page-context.ts";
import { findVehicle, vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";

/** Parameters of the pages of an unlock, as the address has them. */
export type UnlockSearchParams = { vin?: string; gate?: string; next?: string; problem?: string };

/** What an unlock is about. */
export type UnlockSubject = {
  /** Which lead it makes: a private vehicle's is another one. */
  kind: "UNLOCK_PRICE" | "UNLOCK_INVENTORY";
  /** The vehicle to show beside the form; a private one is not shown before the unlock. */
  vehicle: VisibleVehicle | null;
  /** The vehicle to send with the lead: the dealer may know which one it is about. */
  vin: string | null;
  /** Where the shopper was going. */
  next: string | null;
};

/** Reads what an unlock is about from its page's parameters. */
export function unlockSubject(params: UnlockSearchParams, context: PageContext): UnlockSubject {
  const found = params.vin ? findVehicle(params.vin, context) : null;
  const isPrivate = found ? found.vehicle.visibility === "private" : params.gate === "inventory";
  return {
    kind: isPrivate ? "UNLOCK_INVENTORY" : "UNLOCK_PRICE",
    vehicle: vehicleForForm(params.vin, context),
    vin: found?.vehicle.vin ?? null,
    next: sameOriginPath(params.next),
  };
}

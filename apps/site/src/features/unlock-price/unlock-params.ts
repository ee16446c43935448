import type { PageContext } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { findVehicle, vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { addressTerms } from "#shared/payment-terms/address-with-terms.ts";

export type UnlockSearchParams = {
  vin?: string;
  gate?: string;
  next?: string;
  change?: string;
  problem?: string;
};

/** The vehicle and the gate of an unlock. */
export type UnlockSubject = {
  /** The kind of the lead; private vehicles have their own. */
  kind: "UNLOCK_PRICE" | "UNLOCK_INVENTORY";
  /** The vehicle to show beside the form; null for a private one before the unlock. */
  vehicle: VisibleVehicle | null;
  /** The vehicle of the lead, also a private one: the dealer may see it. */
  vin: string | null;
  /** The page to continue to, a path of this site. */
  next: string | null;
};

/** Parses the search parameters of an unlock page. */
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

/** The context with the shopper's terms, which are in the address of the page to continue to. */
export function withTermsOf(next: UnlockSubject["next"], context: PageContext): PageContext {
  return withTerms(context, (next !== null && addressTerms(next)) || undefined);
}

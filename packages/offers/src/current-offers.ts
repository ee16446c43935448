import type { Offer, OfferDepartment } from "./offer.ts";
import { type ConditionedVehicle, offerMatches } from "./offer-matches.ts";
import { offerWindow } from "./offer-window.ts";

/**
 * The offers that can be had today, in the order given, of one department or of all.
 *
 * @example currentOffers(offers, new Date(), dealership.timezone, "service")
 */
export function currentOffers<O extends Offer>(
  offers: readonly O[],
  now: Date,
  timeZone: string,
  department?: OfferDepartment,
): O[] {
  return offers.filter(
    (offer) =>
      (department === undefined || offer.department === department) &&
      offerWindow(offer, now, timeZone).state === "current",
  );
}

/**
 * The offers of sales and dealer that apply to a vehicle today, in the order given.
 *
 * Behind a closed offers gate pass each through `visibleOffer` of `@forecourt/visitor`.
 *
 * @example offersFor(vehicle, offers, new Date(), dealership.timezone)
 */
export function offersFor(
  vehicle: ConditionedVehicle,
  offers: readonly Offer[],
  now: Date,
  timeZone: string,
): Offer[] {
  return offers.filter(
    (offer) =>
      offer.department !== "service" &&
      offerMatches(offer.vehicles_conditions, vehicle) &&
      offerWindow(offer, now, timeZone).state === "current",
  );
}

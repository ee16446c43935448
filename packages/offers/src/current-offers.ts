import type { Offer, OfferDepartment } from "./offer.ts";
import { type ConditionedVehicle, offerMatches } from "./offer-matches.ts";
import { offerWindow } from "./offer-window.ts";

/**
 * Filters the offers that are valid today, of one or all departments; keeps the order.
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
 * Filters the sales and dealer offers that match a vehicle and are valid today. Keeps the order.
 *
 * When the offers gate is locked, pass each through `visibleOffer` of `@forecourt/visitor`.
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

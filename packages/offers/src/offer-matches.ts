import type { Offer, OfferRange, VehicleConditions } from "./offer.ts";

/** The vehicle fields that conditions compare; mileage in miles. */
export type ConditionedVehicle = {
  condition: string;
  year: number;
  make: string;
  model: string;
  mileage: number;
};

/**
 * Tells whether a vehicle meets an offer's conditions; `false` restricts nothing.
 *
 * @example offerMatches({ ...anything, make: "Mitsubishi", year: { min: 2024, max: null } }, vehicle)
 */
export function offerMatches(conditions: VehicleConditions, vehicle: ConditionedVehicle): boolean {
  return (
    conditionAllows(conditions.condition, vehicle.condition) &&
    rangeAllows(conditions.year, vehicle.year) &&
    nameAllows(conditions.make, vehicle.make) &&
    nameAllows(conditions.model, vehicle.model) &&
    rangeAllows(conditions.mileage, vehicle.mileage)
  );
}

function conditionAllows(allowed: VehicleConditions["condition"], condition: string): boolean {
  return nameAllows(allowed, condition) || (condition === "certified" && nameAllows(allowed, "used"));
}

function rangeAllows(range: false | OfferRange, value: number): boolean {
  return (
    range === false ||
    ((range.min === null || value >= range.min) && (range.max === null || value <= range.max))
  );
}

function nameAllows(allowed: false | string | readonly string[], name: string): boolean {
  if (allowed === false) return true;
  const names = typeof allowed === "string" ? [allowed] : allowed;
  return names.some((candidate) => comparable(candidate) === comparable(name));
}

/** `Outlander PHEV`, `outlander-phev` and `outlander_phev` are the same model. */
function comparable(name: Offer["name"]): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

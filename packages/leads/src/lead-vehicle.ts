import type { SentVehicle } from "./lead-vehicle-fields.ts";

/** One line of a price, integer US cents: the vehicle and each mandatory fee. */
export type LeadPriceLine = { code: string; cents: number };

/** A vehicle as it was when the lead came in. Absent values are null; `price` is cents, `mileage` miles. */
export type LeadVehicle = SentVehicle & {
  /** What `price` is made of; empty when a shopper named the price. */
  priceLines: readonly LeadPriceLine[];
};

/**
 * What a lead keeps of a vehicle in stock: price and state at that moment, so that a later price change does not
 * rewrite what the shopper saw.
 *
 * @param vehicle any vehicle with the inventory's field names
 * @param price its headline price with the mandatory fees, in cents, or null when it has none
 * @example stockVehicleSnapshot(vehicle, priceBreakdown({ price, condition, fees }))
 */
export function stockVehicleSnapshot(
  vehicle: {
    vin: string;
    stockNumber: string;
    condition: "new" | "used" | "certified";
    year: number;
    make: string;
    model: string;
    trim: string;
    bodystyle: string | null;
    transmission: string | null;
    exteriorcolor: string | null;
    interiorColor: string | null;
    mileage: number;
  },
  price: { total: number; lines: readonly LeadPriceLine[] } | null,
): LeadVehicle {
  return {
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber || null,
    condition: vehicle.condition,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim || null,
    bodystyle: vehicle.bodystyle,
    transmission: vehicle.transmission,
    exteriorcolor: vehicle.exteriorcolor,
    interiorColor: vehicle.interiorColor,
    mileage: vehicle.mileage,
    price: price?.total ?? null,
    priceLines: price ? price.lines.map(({ code, cents }) => ({ code, cents })) : [],
    interest: null,
  };
}

/** A vehicle as a shopper described it, or null when nothing was said. */
export function describedVehicle(sent: SentVehicle | null): LeadVehicle | null {
  if (sent === null || Object.values(sent).every((value) => value === null)) return null;
  return { ...sent, priceLines: [] };
}

import type { SentVehicle } from "./lead-vehicle-fields.ts";

/** One part of a price in US cents: the vehicle or a mandatory fee. */
export type LeadPriceLine = { code: string; cents: number };

/** A vehicle at the time of the lead. Missing values are null; `price` is cents, `mileage` miles. */
export type LeadVehicle = SentVehicle & {
  /** The parts of `price`; empty for a shopper's price. */
  priceLines: readonly LeadPriceLine[];
};

/**
 * Copies a vehicle's stored fields: later changes do not affect the lead.
 *
 * @param vehicle any vehicle with the inventory's field names
 * @param price its headline price with the mandatory fees, in cents, or null
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
    bodyStyle: string | null;
    transmission: string | null;
    exteriorColor: string | null;
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
    bodystyle: vehicle.bodyStyle,
    transmission: vehicle.transmission,
    exteriorcolor: vehicle.exteriorColor,
    interiorColor: vehicle.interiorColor,
    mileage: vehicle.mileage,
    price: price?.total ?? null,
    priceLines: price ? price.lines.map(({ code, cents }) => ({ code, cents })) : [],
    interest: null,
  };
}

/** A vehicle described by a shopper, or null without any value. */
export function describedVehicle(sent: SentVehicle | null): LeadVehicle | null {
  if (sent === null || Object.values(sent).every((value) => value === null)) return null;
  return { ...sent, priceLines: [] };
}

import { adfBodyStyle, adfTransmission } from "./adf-vehicle-words.ts";
import type { LeadInterest } from "./lead-interest.ts";
import type { LeadVehicle } from "./lead-vehicle.ts";
import { omitNullish } from "./omit-nullish.ts";

/** `price` is dollars; missing values have no key. */
export type PayloadVehicle = {
  attributes: { interest: LeadInterest; status: "new" | "used" };
  value: {
    make?: string;
    model?: string;
    year?: number;
    vin?: string;
    trim?: string;
    bodystyle?: string;
    transmission?: "A" | "M";
    interiorcolor?: string;
    exteriorcolor?: string;
    price?: number;
    odometer?: number;
  };
  comments?: string;
};

/**
 * Converts a vehicle. One to sell or trade in is always used; certified counts as used.
 *
 * @param comments remarks on the vehicle, one line each
 */
export function payloadVehicle(
  vehicle: LeadVehicle,
  interest: LeadInterest,
  comments: readonly string[] = [],
): PayloadVehicle {
  const isOwn = interest === "sell" || interest === "trade-in";
  return {
    attributes: { interest, status: !isOwn && vehicle.condition === "new" ? "new" : "used" },
    value: omitNullish({
      make: vehicle.make,
      model: vehicle.model,
      year: vehicle.year,
      vin: vehicle.vin,
      trim: vehicle.trim,
      bodystyle: adfBodyStyle(vehicle.bodystyle),
      transmission: adfTransmission(vehicle.transmission),
      interiorcolor: vehicle.interiorColor,
      exteriorcolor: vehicle.exteriorcolor,
      price: vehicle.price === null ? null : vehicle.price / 100,
      odometer: vehicle.mileage,
    }),
    ...(comments.length > 0 && { comments: comments.join("\n") }),
  };
}

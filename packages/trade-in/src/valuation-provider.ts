import type { Cents } from "@forecourt/money";
import type { TradeInVehicle } from "./trade-in-vehicle.ts";

/** The values of a vehicle that offers are computed from. */
export const VEHICLE_PRICE_KEYS = [
  "adjusted_whole_avg",
  "adjusted_whole_rough",
  "adjusted_retail_avg",
] as const;
export type VehiclePriceKey = (typeof VEHICLE_PRICE_KEYS)[number];

/** Values by key in cents; a provider leaves out what it does not know. */
export type VehiclePrices = { [key in VehiclePriceKey]?: Cents | null };

/** What condition the shopper says the vehicle is in. */
export const VEHICLE_CONDITIONS = ["great", "good", "fair", "poor"] as const;
export type VehicleCondition = (typeof VEHICLE_CONDITIONS)[number];

/** A vehicle to be valued; `age` is in model years, `condition` is missing when the questionnaire does not ask it. */
export type ValuationRequest = TradeInVehicle & { age: number; condition?: VehicleCondition };

/** The values, `null` when the provider has none for this vehicle, or why it could not be asked. */
export type ProvidedPrices =
  | { ok: true; value: VehiclePrices | null }
  | { ok: false; error: { code: string } };

/**
 * Whoever knows what vehicles are worth: a book API's client, or the model that comes with this package
 * (docs/product/trade-in.md, "Valuation provider"). Failures are values; a rejected promise is a bug.
 *
 * @example const provider: ValuationProvider = { vehiclePrices: async () => ({ ok: true, value: null }) };
 */
export type ValuationProvider = {
  /** The vehicle's prices in cents; `null` when nobody knows what it is worth. */
  vehiclePrices: (request: ValuationRequest, options?: { signal?: AbortSignal }) => Promise<ProvidedPrices>;
};

import type { Cents } from "@forecourt/money";
import type { TradeInVehicle } from "./trade-in-vehicle.ts";

/** The vehicle prices that offers are calculated from. */
export const VEHICLE_PRICE_KEYS = [
  "adjusted_whole_avg",
  "adjusted_whole_rough",
  "adjusted_retail_avg",
] as const;
export type VehiclePriceKey = (typeof VEHICLE_PRICE_KEYS)[number];

/** Prices by key in cents; unknown ones are missing. */
export type VehiclePrices = { [key in VehiclePriceKey]?: Cents | null };

/** Vehicle conditions, as stated by the shopper. */
export const VEHICLE_CONDITIONS = ["great", "good", "fair", "poor"] as const;
export type VehicleCondition = (typeof VEHICLE_CONDITIONS)[number];

/** A vehicle to value; `age` is in model years, `condition` is optional. */
export type ValuationRequest = TradeInVehicle & { age: number; condition?: VehicleCondition };

/** The prices, `null` for an unknown vehicle, or the provider's error. */
export type ProvidedPrices =
  | { ok: true; value: VehiclePrices | null }
  | { ok: false; error: { code: string } };

/**
 * A source of vehicle prices: a book API's client or the built-in model (docs/product/trade-in.md, "Valuation
 * provider"). Failures are values; a rejected promise is a bug.
 *
 * @example const provider: ValuationProvider = { vehiclePrices: async () => ({ ok: true, value: null }) };
 */
export type ValuationProvider = {
  /** The vehicle's prices in cents; `null` if unknown. */
  vehiclePrices: (request: ValuationRequest, options?: { signal?: AbortSignal }) => Promise<ProvidedPrices>;
};

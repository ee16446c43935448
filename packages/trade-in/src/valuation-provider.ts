import type { Result } from "@forecourt/result";
import type { TradeInVehicle } from "./trade-in-vehicle.ts";

/** The vehicle prices that offers are calculated from. */
export const VEHICLE_PRICE_KEYS = [
  "adjusted_whole_avg",
  "adjusted_whole_rough",
  "adjusted_retail_avg",
] as const;
export type VehiclePriceKey = (typeof VEHICLE_PRICE_KEYS)[number];

/** Prices by key in cents; unknown ones are missing. */
export type VehiclePrices = { [key in VehiclePriceKey]?: number | null };

/** Vehicle conditions, as stated by the shopper. */
export const VEHICLE_CONDITIONS = ["great", "good", "fair", "poor"] as const;
export type VehicleCondition = (typeof VEHICLE_CONDITIONS)[number];

/** A vehicle to value; `age` is in model years, `condition` is optional. */
export type ValuationRequest = TradeInVehicle & { age: number; condition?: VehicleCondition };

/** The prices, `null` for an unknown vehicle, or the provider's error. */
export type ProvidedPrices = Result<VehiclePrices | null>;

/**
 * Errors of a provider that mean "no value", not a failure:
 * - `vehicle.unknown`: no source knows the make, model or year.
 * - `vehicle.no-class`: the built-in model has no class for it, such as for an exotic car.
 */
export const UNVALUED_CODES = ["vehicle.unknown", "vehicle.no-class"] as const;
export type UnvaluedCode = (typeof UNVALUED_CODES)[number];

/**
 * Why a provider gave no prices that can be used:
 * - `provider.aborted`: the caller's signal ended the request.
 * - `provider.threw`: it threw, or its promise was rejected.
 * - `provider.invalid-answer`: it answered something else than `ProvidedPrices`.
 * - `provider.invalid-prices`: a price is no whole cents from 0 to a billion dollars, or a lower price is above a higher.
 */
export type ProviderErrorCode =
  | "provider.aborted"
  | "provider.threw"
  | "provider.invalid-answer"
  | "provider.invalid-prices";

/**
 * A source of vehicle prices: a book API's client or the built-in model (docs/product/trade-in.md, "Valuation
 * provider"). Failures are values; `requestValuation` also makes values of exceptions and of nonsense.
 *
 * @example const provider: ValuationProvider = { vehiclePrices: async () => ({ ok: true, value: null }) };
 */
export type ValuationProvider = {
  /** The vehicle's prices in cents; `null` if unknown. `signal` ends the request. */
  vehiclePrices: (request: ValuationRequest, options?: { signal?: AbortSignal }) => Promise<ProvidedPrices>;
};

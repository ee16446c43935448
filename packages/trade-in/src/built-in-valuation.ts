import { fail } from "@forecourt/result";
import { vehicleClass } from "./built-in-valuation-class.ts";
import { defaultValuationModel } from "./built-in-valuation-default.ts";
import type { ValuationModel } from "./built-in-valuation-model.ts";
import { estimateVehiclePrices } from "./built-in-valuation-prices.ts";
import type { UnvaluedCode, ValuationProvider } from "./valuation-provider.ts";

/**
 * Creates a valuation provider from a depreciation model, for a dealership without a book API. It trusts the vehicle's
 * make and model. Check first that they exist, such as with `@forecourt/vin`. `vehicle.no-class` is its error for a
 * vehicle that the model has no class for.
 *
 * @example await requestValuation(tradeIn, builtInValuation())
 */
export function builtInValuation(model: ValuationModel = defaultValuationModel): ValuationProvider {
  return {
    vehiclePrices: async (request) =>
      vehicleClass(request, model)
        ? { ok: true, value: estimateVehiclePrices(request, model) }
        : fail<UnvaluedCode>("vehicle.no-class"),
  };
}

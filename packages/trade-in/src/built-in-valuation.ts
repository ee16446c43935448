import { defaultValuationModel } from "./built-in-valuation-default.ts";
import type { ValuationModel } from "./built-in-valuation-model.ts";
import { estimateVehiclePrices } from "./built-in-valuation-prices.ts";
import type { ValuationProvider } from "./valuation-provider.ts";

/**
 * Creates a valuation provider from a depreciation model, for a dealership without a book API.
 *
 * @example await requestValuation(tradeIn, builtInValuation())
 */
export function builtInValuation(model: ValuationModel = defaultValuationModel): ValuationProvider {
  return {
    vehiclePrices: async (request) => ({ ok: true, value: estimateVehiclePrices(request, model) }),
  };
}

import { type QueryOptions, queryOptionsOf } from "../request/query-options.ts";
import type { ValuationClient, ValuationRequest } from "./valuation-client.ts";
import type { VehiclePrices } from "./valuation-schema.ts";

/**
 * The client's read as options for TanStack Query.
 *
 * @example useQuery(valuationQueries(client).vehiclePrices({ year: 2019, make: "Kia", model: "Soul", mileage: 61_000 }))
 */
export function valuationQueries(client: ValuationClient) {
  return {
    /** A vehicle's values in cents; `null` when the API has none. */
    vehiclePrices: (request: ValuationRequest): QueryOptions<VehiclePrices | null> => {
      const { vin = "", year, make = "", model = "", trim = "", mileage, condition = "" } = request;
      const about = [vin.toUpperCase(), `${year}`, make, model, trim, `${mileage}`, condition];
      return queryOptionsOf(["valuation", client.scope, ...about], (given) =>
        client.vehiclePrices(request, given),
      );
    },
  };
}

import { type QueryOptions, queryOptionsOf } from "../request/query-options.ts";
import type { PaymentEstimate, PaymentEstimateRequest } from "./payment-estimate-schema.ts";
import { type PaymentTerms, termsText } from "./terms-text.ts";
import type { VehicleList } from "./vehicle-list-schema.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import { vehicleQueryString } from "./vehicle-query.ts";
import type { VehicleDetails } from "./vehicle-schema.ts";
import type { VehicleSitemap } from "./vehicle-sitemap-schema.ts";
import type { VehiclesClient } from "./vehicles-client.ts";

/**
 * The client's calls as options for TanStack Query. Keys do not depend on the order of values.
 *
 * @example useQuery(vehicleQueries(client).search({ bodyStyle: ["suvs"] }))
 */
export function vehicleQueries(client: VehiclesClient) {
  const key = (...parts: string[]) => ["vehicles", client.scope, ...parts] as const;
  return {
    /** A page of vehicles. */
    search: (query: VehicleQuery = {}): QueryOptions<VehicleList> =>
      queryOptionsOf(key("search", vehicleQueryString(query)), (given) => client.search(query, given)),
    /** One vehicle. */
    get: (vin: string, terms?: PaymentTerms): QueryOptions<VehicleDetails> =>
      queryOptionsOf(key("get", vin.toUpperCase(), ...(terms ? [termsText(terms)] : [])), (given) =>
        client.get(vin, { ...given, terms }),
      ),
    /** The URLs of the vehicle pages. */
    sitemap: (): QueryOptions<VehicleSitemap> =>
      queryOptionsOf(key("sitemap"), (given) => client.sitemap(given)),
    /** A payment with its assumptions. */
    estimatePayment: (request: PaymentEstimateRequest): QueryOptions<PaymentEstimate> => {
      const sorted = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
      return queryOptionsOf(key("payment", JSON.stringify(sorted)), (given) =>
        client.estimatePayment(request, given),
      );
    },
  };
}

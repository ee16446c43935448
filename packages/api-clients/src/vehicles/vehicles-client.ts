import { jsonOf } from "../request/answer-reader.ts";
import { type ApiResult, failure } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { type WebsiteScope, websiteAddress } from "../request/website-address.ts";
import {
  type PaymentEstimate,
  type PaymentEstimateRequest,
  paymentEstimateSchema,
} from "./payment-estimate-schema.ts";
import { type PaymentTerms, termsText } from "./terms-text.ts";
import { type VehicleList, vehicleListSchema } from "./vehicle-list-schema.ts";
import { type VehicleQuery, vehicleQueryString } from "./vehicle-query.ts";
import { type VehicleDetails, vehicleDetailsSchema } from "./vehicle-schema.ts";
import { type VehicleSitemap, vehicleSitemapSchema } from "./vehicle-sitemap-schema.ts";

export type VehiclesClient = {
  /** URL of the website, `https://cars.example/api/v1/stores/north/website/`. */
  readonly scope: string;
  /** Returns a page of the matching vehicles, with facet counts. */
  search: (query?: VehicleQuery, options?: CallOptions) => Promise<ApiResult<VehicleList>>;
  /**
   * Returns one vehicle by VIN, with its payment by the terms or the example terms. Error status 404: unknown; 410: sold; 403: private and not unlocked.
   */
  get: (vin: string, options?: CallOptions & { terms?: PaymentTerms }) => Promise<ApiResult<VehicleDetails>>;
  /** Lists the pages of all public vehicles. */
  sitemap: (options?: CallOptions) => Promise<ApiResult<VehicleSitemap>>;
  /**
   * Estimates a monthly payment and returns everything that it assumes. Error status 403, 404, 410: as `get`; 422:
   * `refusals` list each invalid field, or why there is no lease.
   */
  estimatePayment: (
    request: PaymentEstimateRequest,
    options?: CallOptions,
  ) => Promise<ApiResult<PaymentEstimate>>;
};

/** `baseUrl` includes the version, `https://cars.example/api/v1`. */
export type VehiclesClientOptions = ClientOptions & WebsiteScope;

/**
 * Creates a client of the vehicle API (docs/product/api.md).
 *
 * @throws TypeError when `baseUrl` is not a URL, or an id is invalid
 * @example
 * const client = createVehiclesClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.search({ bodyStyle: ["suvs"], price: { min: null, max: 30_000 } });
 */
export function createVehiclesClient(options: VehiclesClientOptions): VehiclesClient {
  const transport = resolveTransport(options);
  const address = (resource: string, query?: string) =>
    websiteAddress(options.baseUrl, options, resource, query);
  const read = { method: "GET", repeatable: true } as const;
  return {
    scope: address("").url,
    search: (query = {}, { signal } = {}) => {
      const answer = jsonOf(vehicleListSchema);
      return callApi(
        { ...read, address: address("vehicles", vehicleQueryString(query)), answer, signal },
        transport,
      );
    },
    get: async (vin, { signal, terms } = {}) => {
      // Other characters could change the path.
      if (!/^[A-Za-z0-9]{17}$/.test(vin)) return failure({ kind: "refused", code: "vin.invalid" });
      const answer = jsonOf(vehicleDetailsSchema);
      return callApi(
        {
          ...read,
          address: address(`vehicles/${vin.toUpperCase()}`, terms && `terms=${termsText(terms)}`),
          answer,
          signal,
        },
        transport,
      );
    },
    sitemap: ({ signal } = {}) => {
      const answer = jsonOf(vehicleSitemapSchema);
      return callApi({ ...read, address: address("vehicles/sitemap"), answer, signal }, transport);
    },
    estimatePayment: (body, { signal } = {}) => {
      const answer = jsonOf(paymentEstimateSchema);
      // A POST without side effects, so that no address contains a shopper's score.
      return callApi(
        { ...read, method: "POST", address: address("payment-estimates"), body, answer, signal },
        transport,
      );
    },
  };
}

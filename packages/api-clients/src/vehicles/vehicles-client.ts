import { jsonOf } from "../request/answer-reader.ts";
import { type ApiResult, failure } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { type WebsiteScope, websiteAddress } from "../request/website-address.ts";
import { type VehicleList, vehicleListSchema } from "./vehicle-list-schema.ts";
import { type VehicleQuery, vehicleQueryString } from "./vehicle-query.ts";
import { type VehicleDetails, vehicleDetailsSchema } from "./vehicle-schema.ts";
import { type VehicleSitemap, vehicleSitemapSchema } from "./vehicle-sitemap-schema.ts";

export type VehiclesClient = {
  /** Where its vehicles are, `https://cars.example/api/v1/stores/north/website/`. */
  readonly scope: string;
  /** A page of the vehicles that filters let through, with counts for every filter. */
  search: (query?: VehicleQuery, options?: CallOptions) => Promise<ApiResult<VehicleList>>;
  /**
   * One vehicle by its VIN. Status 404 of the error: no such vehicle; 410: sold; 403: private, for visitors who have
   * unlocked it.
   */
  get: (vin: string, options?: CallOptions) => Promise<ApiResult<VehicleDetails>>;
  /** The pages of all vehicles that anybody may see. */
  sitemap: (options?: CallOptions) => Promise<ApiResult<VehicleSitemap>>;
};

/** `baseUrl` is the versioned one, `https://cars.example/api/v1`. */
export type VehiclesClientOptions = ClientOptions & WebsiteScope;

/**
 * A client of the vehicle API (docs/product/api.md).
 *
 * @throws TypeError when `baseUrl` is no address or the store or group is no id
 * @example
 * const client = createVehiclesClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.search({ bodystyle: ["suvs"], price: { min: null, max: 30_000 } });
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
    get: async (vin, { signal } = {}) => {
      // Anything else could be another path.
      if (!/^[A-Za-z0-9]{17}$/.test(vin)) return failure({ kind: "refused", code: "vin.invalid" });
      const answer = jsonOf(vehicleDetailsSchema);
      return callApi(
        { ...read, address: address(`vehicles/${vin.toUpperCase()}`), answer, signal },
        transport,
      );
    },
    sitemap: ({ signal } = {}) => {
      const answer = jsonOf(vehicleSitemapSchema);
      return callApi({ ...read, address: address("vehicles/sitemap"), answer, signal }, transport);
    },
  };
}

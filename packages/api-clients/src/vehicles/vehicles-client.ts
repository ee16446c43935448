import { getJson, type Transport } from "./get-json.ts";
import { type VehicleList, vehicleListSchema } from "./vehicle-list-schema.ts";
import { type VehicleQuery, vehicleQueryString } from "./vehicle-query.ts";
import { type VehicleDetails, vehicleDetailsSchema } from "./vehicle-schema.ts";
import { type VehicleSitemap, vehicleSitemapSchema } from "./vehicle-sitemap-schema.ts";
import type { VehiclesError, VehiclesResult } from "./vehicles-error.ts";
import { type WebsiteScope, websiteAddress } from "./website-address.ts";

type CallOptions = { signal?: AbortSignal | undefined };

export type VehiclesClient = {
  /** Where its vehicles are, `https://cars.example/api/v1/stores/north/website/`. */
  readonly scope: string;
  /** A page of the vehicles that filters let through, with counts for every filter. */
  search: (query?: VehicleQuery, options?: CallOptions) => Promise<VehiclesResult<VehicleList>>;
  /**
   * One vehicle by its VIN. Status 404 of the error: no such vehicle; 410: sold; 403: private, for visitors who have
   * unlocked it.
   */
  get: (vin: string, options?: CallOptions) => Promise<VehiclesResult<VehicleDetails>>;
  /** The pages of all vehicles that anybody may see. */
  sitemap: (options?: CallOptions) => Promise<VehiclesResult<VehicleSitemap>>;
};

export type VehiclesClientOptions = WebsiteScope & {
  /** The versioned base address, `https://cars.example/api/v1`. User and password in it are sent as Basic authorization. */
  baseUrl: string;
} & Partial<Transport>;

/**
 * A client of the vehicle API (docs/product/api.md). Failures are values. A try takes 10 seconds at most; what may
 * succeed later is tried twice more, after waits that grow, with chance in them, and never shorter than `Retry-After`.
 * Every answer is checked before it is returned.
 *
 * @throws TypeError when `baseUrl` is no address or the store or group is no id
 * @example
 * const client = createVehiclesClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.search({ bodystyle: ["suvs"], price: { min: null, max: 30_000 } });
 */
export function createVehiclesClient({
  baseUrl,
  fetch = (...args) => globalThis.fetch(...args),
  timeoutMs = 10_000,
  retries = 2,
  headers = {},
  random = Math.random,
  sleep = wait,
  ...scope
}: VehiclesClientOptions): VehiclesClient {
  const transport: Transport = { fetch, timeoutMs, retries, headers, random, sleep };
  const address = (resource: string, query?: string) => websiteAddress(baseUrl, scope, resource, query);
  return {
    scope: address("").url,
    search: (query = {}, { signal } = {}) =>
      getJson(address("vehicles", vehicleQueryString(query)), vehicleListSchema, transport, signal),
    get: async (vin, { signal } = {}) =>
      /^[A-Za-z0-9]{17}$/.test(vin)
        ? getJson(address(`vehicles/${vin.toUpperCase()}`), vehicleDetailsSchema, transport, signal)
        : { ok: false, error: NO_VIN },
    sitemap: ({ signal } = {}) =>
      getJson(address("vehicles/sitemap"), vehicleSitemapSchema, transport, signal),
  };
}

/** Anything else could be another path. */
const NO_VIN: VehiclesError = {
  kind: "refused",
  code: "vin.invalid",
  retryable: false,
  status: null,
  retryAfterSeconds: null,
  errors: [],
};

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", done);
  });
}

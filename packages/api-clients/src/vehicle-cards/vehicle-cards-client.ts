import { jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import { type ApiResult, failure } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { type VehicleCards, vehicleCardsSchema } from "./vehicle-card-schema.ts";

export type VehicleCardsQuery = {
  /** At most 66. */
  vins: readonly string[];
  /** The language of the texts. */
  locale: "en" | "es";
  /** The shopper's terms, as in the parameter `terms` of pages: `2000,0,700,60`. */
  terms?: string | undefined;
};

export type VehicleCardsClient = {
  readonly baseUrl: string;
  /** Returns the vehicles as cards show them, sold and unknown ones too. */
  cards: (query: VehicleCardsQuery, options?: CallOptions) => Promise<ApiResult<VehicleCards>>;
};

/**
 * Creates a client for the vehicles that a visitor saved or compares. `baseUrl` is `https://cars.example/api`.
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example await createVehicleCardsClient({ baseUrl }).cards({ vins: ["JA4J4VA80SZ000001"], locale: "en" })
 */
export function createVehicleCardsClient(options: ClientOptions): VehicleCardsClient {
  const transport = resolveTransport(options);
  return {
    baseUrl: apiAddress(options.baseUrl, "").url,
    cards: async ({ vins, locale, terms }, { signal } = {}) => {
      // Other characters could change the query.
      if (vins.some((vin) => !/^[A-Za-z0-9]{17}$/.test(vin)))
        return failure({ kind: "refused", code: "vin.invalid" });
      const query = `vins=${vins.join(",")}&locale=${locale}`;
      const address = apiAddress(
        options.baseUrl,
        "customer/vehicleCards",
        terms ? `${query}&terms=${encodeURIComponent(terms)}` : query,
      );
      return callApi(
        { method: "GET", repeatable: true, address, answer: jsonOf(vehicleCardsSchema), signal },
        transport,
      );
    },
  };
}

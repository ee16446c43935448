import { type AnswerReader, jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { type VehiclePrices, vehiclePricesSchema } from "./valuation-schema.ts";

/** A vehicle by VIN, or by year, make and model. Other fields are not sent. */
export type ValuationRequest = {
  vin?: string;
  /** Model year, four digits. */
  year: number;
  make?: string;
  model?: string;
  trim?: string;
  /** Odometer, whole miles. */
  mileage: number;
  condition?: "great" | "good" | "fair" | "poor";
};

export type ValuationClient = {
  /** URL of the valuations, `https://book.example.com/valuations`. */
  readonly scope: string;
  /** Returns the vehicle's values in cents, or null when the API has none. */
  vehiclePrices: (
    request: ValuationRequest,
    options?: CallOptions,
  ) => Promise<ApiResult<VehiclePrices | null>>;
};

/**
 * Creates a client of a valuation API: `POST {baseUrl}/valuations` (docs/product/api.md, "Valuation"); a
 * `ValuationProvider` of `@forecourt/trade-in`.
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example
 * const provider = createValuationClient({ baseUrl: "https://book.example.com" });
 * const result = await provider.vehiclePrices({ year: 2019, make: "Kia", model: "Soul", mileage: 61_000 });
 */
export function createValuationClient(options: ClientOptions): ValuationClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "valuations");
  return {
    scope: address.url,
    vehiclePrices: async (request, { signal } = {}) => {
      const { vin, year, make, model, trim, mileage, condition } = request;
      const body = { vin, year, make, model, trim, mileage, condition };
      // A read, but sent as POST: URLs and access logs must not contain the shopper's VIN.
      return callApi({ address, method: "POST", body, repeatable: true, answer, signal }, transport);
    },
  };
}

const json = jsonOf(vehiclePricesSchema);

const answer: AnswerReader<VehiclePrices | null> = {
  refusals: json.refusals,
  value: async (response) => {
    if (response.status === 204) return { ok: true, value: null };
    const result = await json.value(response);
    if (!result.ok || Object.values(result.value).some((cents) => cents !== null)) return result;
    return { ok: true, value: null };
  },
};

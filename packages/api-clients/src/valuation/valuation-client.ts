import { type AnswerReader, jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { type VehiclePrices, vehiclePricesSchema } from "./valuation-schema.ts";

/** A vehicle by its VIN, or by year, make and model. Nothing else of what is passed is sent. */
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
  /** Where its values are from, `https://book.example.com/valuations`. */
  readonly scope: string;
  /** What the vehicle is worth, in cents. Null when the book has no value for it, which is no failure. */
  vehiclePrices: (
    request: ValuationRequest,
    options?: CallOptions,
  ) => Promise<ApiResult<VehiclePrices | null>>;
};

/**
 * A client of a book API: `POST {baseUrl}/valuations` (docs/product/api.md, "Valuation"). It is a valuation
 * provider of `@forecourt/trade-in`.
 *
 * @throws TypeError when `baseUrl` is no address
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
      // A look-up changes nothing. It is a POST so that a shopper's VIN is in no address and no log of addresses.
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

import type * as z from "zod/mini";
import { jsonOf } from "../request/answer-reader.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import {
  type CallOptions,
  type ClientOptions,
  type KeyedCallOptions,
  resolveTransport,
} from "../request/transport.ts";
import { websiteAddress } from "../request/website-address.ts";
import {
  questionnaireSchema,
  type TradeInValuation,
  type TradeInValuationRequest,
  tradeInValuationSchema,
} from "./trade-in-schema.ts";

export type TradeInClient = {
  /** URL of the store's trade-in resources. */
  readonly scope: string;
  /** The store's questionnaire in a language. 404: the store makes no online offers. */
  questionnaire: (
    locale: "en" | "es",
    options?: CallOptions,
  ) => Promise<ApiResult<z.infer<typeof questionnaireSchema>>>;
  /**
   * Values a vehicle. With a `customer` the request is also a lead: the key makes a repeated request the same lead.
   *
   * Error status: 422: `refusals` list each invalid field; 429 and 503: retry after `retryAfterSeconds`.
   */
  value: (
    request: TradeInValuationRequest,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<TradeInValuation>>;
};

/**
 * Creates a client of a store's valuations: `{baseUrl}/stores/{store}/website/trade-in/…` (docs/product/api.md,
 * "Valuations").
 *
 * @param options `baseUrl` with the version, `https://cars.example/api/v1`
 * @throws TypeError when `baseUrl` is not a URL or the store is not an id
 * @example
 * const client = createTradeInClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.value({ vehicle: { vin }, mileage: 61_300, answers }, { idempotencyKey });
 */
export function createTradeInClient(options: ClientOptions & { store: string }): TradeInClient {
  const transport = resolveTransport(options);
  const { baseUrl, store } = options;
  const valuations = websiteAddress(baseUrl, { store }, "trade-in/valuations");
  const asked = jsonOf(questionnaireSchema);
  const valued = jsonOf(tradeInValuationSchema);
  return {
    scope: valuations.url,
    questionnaire: async (locale, { signal } = {}) => {
      const address = websiteAddress(baseUrl, { store }, "trade-in/questionnaire", `locale=${locale}`);
      return callApi({ address, method: "GET", repeatable: true, answer: asked, signal }, transport);
    },
    value: async (body, { idempotencyKey, signal }) =>
      callApi(
        {
          address: valuations,
          method: "POST",
          body,
          repeatable: true,
          idempotencyKey,
          answer: valued,
          signal,
        },
        transport,
      ),
  };
}

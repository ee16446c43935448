import { jsonOf } from "../request/answer-reader.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CheckEmail, checkEmailSchema } from "../request/check-email-schema.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { websiteAddress } from "../request/website-address.ts";
import type { WatchRequest } from "./watch-request-schema.ts";

export type WatchesClient = {
  /**
   * Asks for emails of a vehicle's price drops, or of new matches of a search. Nothing is sent before the shopper
   * confirms by the link of an email. The answer is the same whether or not the watch exists.
   *
   * Error status: 422: `refusals` list each invalid field; 429 and 503: retry after `retryAfterSeconds`.
   */
  request: (watch: WatchRequest, options?: CallOptions) => Promise<ApiResult<CheckEmail>>;
};

/**
 * Creates a client of a store's watches: `POST {baseUrl}/stores/{store}/website/watches` (docs/product/watches.md).
 *
 * @param options `baseUrl` with the version, `https://cars.example/api/v1`
 * @throws TypeError when `baseUrl` is not a URL or the store is not an id
 * @example
 * const client = createWatchesClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.request({ email, vin, locale: "es" });
 */
export function createWatchesClient(options: ClientOptions & { store: string }): WatchesClient {
  const transport = resolveTransport(options);
  const address = websiteAddress(options.baseUrl, { store: options.store }, "watches");
  const answer = jsonOf(checkEmailSchema);
  return {
    // A repeated request is the same watch.
    request: async (body, { signal } = {}) =>
      callApi({ address, method: "POST", body, repeatable: true, answer, signal }, transport),
  };
}

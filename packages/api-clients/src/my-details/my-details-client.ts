import { jsonOf } from "../request/answer-reader.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CheckEmail, checkEmailSchema } from "../request/check-email-schema.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { websiteAddress } from "../request/website-address.ts";
import type { DetailsRequest } from "./details-request-schema.ts";

export type MyDetailsClient = {
  /**
   * Asks for an email with a link to what is held about its address. The answer is the same whether or not anything
   * is held.
   *
   * Error status: 422: the address is invalid; 429 and 503: retry after `retryAfterSeconds`.
   */
  requestLink: (request: DetailsRequest, options?: CallOptions) => Promise<ApiResult<CheckEmail>>;
};

/**
 * Creates a client of `POST {baseUrl}/stores/{store}/website/my-details/requests` (docs/product/my-details.md).
 *
 * @param options `baseUrl` with the version, `https://cars.example/api/v1`
 * @throws TypeError when `baseUrl` is not a URL or the store is not an id
 * @example
 * const client = createMyDetailsClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.requestLink({ email, locale: "es" });
 */
export function createMyDetailsClient(options: ClientOptions & { store: string }): MyDetailsClient {
  const transport = resolveTransport(options);
  const address = websiteAddress(options.baseUrl, { store: options.store }, "my-details/requests");
  const answer = jsonOf(checkEmailSchema);
  return {
    // A repeated request sends another link, so it is not retried.
    requestLink: async (body, { signal } = {}) =>
      callApi({ address, method: "POST", body, repeatable: false, answer, signal }, transport),
  };
}

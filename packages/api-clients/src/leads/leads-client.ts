import { jsonOf } from "../request/answer-reader.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type ClientOptions, type KeyedCallOptions, resolveTransport } from "../request/transport.ts";
import { websiteAddress } from "../request/website-address.ts";
import { type LeadAccepted, leadAcceptedSchema } from "./lead-accepted-schema.ts";
import type { LeadRequest } from "./lead-request-schema.ts";

export type LeadsClient = {
  /**
   * Sends a lead. Use one `idempotencyKey` per lead, such as `crypto.randomUUID()`: a repeated request returns the first
   * response.
   *
   * Error status: 409: key used for another lead; 413: over 32 KB; 415: not JSON; 422: `refusals` list each invalid
   * field, such as `customer.email`; 429 and 503: retry after `retryAfterSeconds`.
   */
  send: (lead: LeadRequest, options: KeyedCallOptions) => Promise<ApiResult<LeadAccepted>>;
};

/**
 * Creates a client of a store's leads: `POST {baseUrl}/stores/{store}/website/leads` (docs/product/api.md, "Leads").
 *
 * @param options `baseUrl` with the version, `https://cars.example/api/v1`
 * @throws TypeError when `baseUrl` is not a URL or the store is not an id
 * @example
 * const client = createLeadsClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.send({ kind: "CONTACT_GENERAL", customer, comments }, { idempotencyKey });
 */
export function createLeadsClient(options: ClientOptions & { store: string }): LeadsClient {
  const transport = resolveTransport(options);
  const address = websiteAddress(options.baseUrl, { store: options.store }, "leads");
  const answer = jsonOf(leadAcceptedSchema);
  return {
    // Idempotent by its key.
    send: async (body, { idempotencyKey, signal }) =>
      callApi({ address, method: "POST", body, idempotencyKey, repeatable: true, answer, signal }, transport),
  };
}

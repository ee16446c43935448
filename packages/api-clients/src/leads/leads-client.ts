import { jsonOf } from "../request/answer-reader.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type ClientOptions, type KeyedCallOptions, resolveTransport } from "../request/transport.ts";
import { websiteAddress } from "../request/website-address.ts";
import { type LeadAccepted, leadAcceptedSchema } from "./lead-accepted-schema.ts";
import type { LeadRequest } from "./lead-request-schema.ts";

export type LeadsClient = {
  /**
   * Sends a lead. `idempotencyKey`, such as `crypto.randomUUID()`, is made once for a lead and is the same however often
   * it is sent: a repetition gets the first answer again.
   *
   * Status of the error: 409: the key was used for another lead; 413: over 32 KB; 415: not JSON; 422: `refusals` name
   * each field that is wrong, `customer.email`; 429 and 503: later, see `retryAfterSeconds`.
   */
  send: (lead: LeadRequest, options: KeyedCallOptions) => Promise<ApiResult<LeadAccepted>>;
};

/**
 * A client of the leads of a store: `POST {baseUrl}/stores/{store}/website/leads` (docs/product/api.md, "Leads").
 *
 * @param options `baseUrl` is the versioned one, `https://cars.example/api/v1`
 * @throws TypeError when `baseUrl` is no address or the store is no id
 * @example
 * const client = createLeadsClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const result = await client.send({ kind: "CONTACT_GENERAL", customer, comments }, { idempotencyKey });
 */
export function createLeadsClient(options: ClientOptions & { store: string }): LeadsClient {
  const transport = resolveTransport(options);
  const address = websiteAddress(options.baseUrl, { store: options.store }, "leads");
  const answer = jsonOf(leadAcceptedSchema);
  return {
    // Repeatable by its key.
    send: async (body, { idempotencyKey, signal }) =>
      callApi({ address, method: "POST", body, idempotencyKey, repeatable: true, answer, signal }, transport),
  };
}

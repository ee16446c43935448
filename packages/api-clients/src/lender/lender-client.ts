import { statusOnly } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type ClientOptions, type KeyedCallOptions, resolveTransport } from "../request/transport.ts";

/** A credit application that only the lender can open. */
export type SealedApplication = {
  /** UUID; also in the sealed message's header. */
  applicationId: string;
  /** The `kid` of the lender's key. */
  keyId: string;
  /** Compact JWE, ECDH-ES and A256GCM. */
  sealed: string;
};

export type LenderClient = {
  /** Hands over one application; not retried, like an email. */
  submit: (application: SealedApplication, options: KeyedCallOptions) => Promise<ApiResult>;
};

/**
 * Creates a client of a lender's API: `POST {baseUrl}/credit-applications` with `{ applicationId, keyId, sealed }`.
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example await createLenderClient({ baseUrl }).submit({ applicationId, keyId, sealed }, { idempotencyKey: applicationId })
 */
export function createLenderClient(
  options: Omit<ClientOptions, "retries" | "random" | "sleep">,
): LenderClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "credit-applications");
  const post = { address, method: "POST", repeatable: false, answer: statusOnly } as const;
  return {
    submit: async (body, { idempotencyKey, signal }) =>
      callApi({ ...post, body, idempotencyKey, signal }, transport),
  };
}

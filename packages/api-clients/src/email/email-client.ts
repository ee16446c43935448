import { statusOnly } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type ClientOptions, type KeyedCallOptions, resolveTransport } from "../request/transport.ts";
import type { EmailPayload } from "./email-payload.ts";

export type EmailClient = {
  /**
   * Sends one email. Success is a 2xx status. Not retried, since an API that ignores the `idempotencyKey` would send it
   * twice; use the same key for every attempt.
   */
  send: (payload: EmailPayload, options: KeyedCallOptions) => Promise<ApiResult>;
};

/**
 * Creates a client of the email API: `POST {baseUrl}/email/send`.
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example
 * const client = createEmailClient({ baseUrl: "https://api.example.com" });
 * const result = await client.send(payload, { idempotencyKey: lead.id });
 */
export function createEmailClient(options: Omit<ClientOptions, "retries" | "random" | "sleep">): EmailClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "email/send");
  const post = { address, method: "POST", repeatable: false, answer: statusOnly } as const;
  return {
    send: async (body, { idempotencyKey, signal }) =>
      callApi({ ...post, body, idempotencyKey, signal }, transport),
  };
}

import { statusOnly } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type ClientOptions, type KeyedCallOptions, resolveTransport } from "../request/transport.ts";

/** `to` is E.164, `+14175550100`. */
export type SmsMessage = { to: string; text: string };

export type SmsClient = {
  /** Sends one text message; not retried, like an email. */
  send: (message: SmsMessage, options: KeyedCallOptions) => Promise<ApiResult>;
};

/**
 * Creates a client of a text message API: `POST {baseUrl}/messages` with `{ to, text }`.
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example await createSmsClient({ baseUrl }).send({ to: "+14175550100", text: "123456" }, { idempotencyKey })
 */
export function createSmsClient(options: Omit<ClientOptions, "retries" | "random" | "sleep">): SmsClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "messages");
  const post = { address, method: "POST", repeatable: false, answer: statusOnly } as const;
  return {
    send: async (body, { idempotencyKey, signal }) =>
      callApi({ ...post, body, idempotencyKey, signal }, transport),
  };
}

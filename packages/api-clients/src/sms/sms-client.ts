import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-error.ts";
import { postJson } from "../request/post-json.ts";

/** `to` is E.164, `+14175550100`. */
export type SmsMessage = { to: string; text: string };

export type SmsClient = {
  /** Hands one text message to the API; the rules are those of the email client. */
  send: (
    message: SmsMessage,
    options: { idempotencyKey: string; signal?: AbortSignal },
  ) => Promise<ApiResult>;
};

/**
 * A client of a text message API: `POST {baseUrl}/messages` with `{ to, text }`.
 *
 * @param options `timeoutMs` for one try, default 10 000
 * @throws TypeError when `baseUrl` is no address
 * @example await createSmsClient({ baseUrl }).send({ to: "+14175550100", text: "123456" }, { idempotencyKey })
 */
export function createSmsClient({
  baseUrl,
  timeoutMs = 10_000,
}: {
  baseUrl: string;
  timeoutMs?: number;
}): SmsClient {
  const address = apiAddress(baseUrl, "messages");
  return { send: (message, options) => postJson(address, message, { ...options, timeoutMs }) };
}

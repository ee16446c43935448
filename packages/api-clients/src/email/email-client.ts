import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-error.ts";
import { postJson } from "../request/post-json.ts";
import type { EmailPayload } from "./email-payload.ts";

export type EmailClient = {
  /**
   * Hands one email to the API. `idempotencyKey` is the same for every try, so that an API that keeps it sends once.
   * Success is a 2xx status; failures are values and are not tried again here.
   */
  send: (
    payload: EmailPayload,
    options: { idempotencyKey: string; signal?: AbortSignal },
  ) => Promise<ApiResult>;
};

/**
 * A client of the email API: `POST {baseUrl}/email/send`. User and password in the address are sent as Basic
 * authorization.
 *
 * @param options `timeoutMs` for one try, default 10 000
 * @throws TypeError when `baseUrl` is no address
 * @example
 * const client = createEmailClient({ baseUrl: "https://api.example.com" });
 * const result = await client.send(payload, { idempotencyKey: lead.id });
 */
export function createEmailClient({
  baseUrl,
  timeoutMs = 10_000,
}: {
  baseUrl: string;
  timeoutMs?: number;
}): EmailClient {
  const address = apiAddress(baseUrl, "email/send");
  return { send: (payload, options) => postJson(address, payload, { ...options, timeoutMs }) };
}

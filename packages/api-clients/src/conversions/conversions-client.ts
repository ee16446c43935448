import { statusOnly } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import { type ApiResult, failure } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";

/** An event in the shape of Meta's Conversions API; personal fields of `user_data` are lists of hashes. */
export type ConversionEvent = {
  event_name: string;
  /** Seconds since 1970, at most seven days ago. */
  event_time: number;
  /** The network counts an event with the same name and id once. */
  event_id: string;
  event_source_url?: string;
  action_source: "website";
  user_data: object;
  custom_data: object;
};

export type ConversionsClient = {
  /** Sends one event to a pixel; not retried, like an email. */
  send: (pixelId: string, event: ConversionEvent, options?: CallOptions) => Promise<ApiResult>;
};

const PIXEL_ID = /^\d+$/;

/**
 * Creates a client of Meta's Conversions API: `POST {baseUrl}/{pixelId}/events` with the event and the token in the
 * body, so that no address and no log has the token.
 *
 * @param options `baseUrl`: `https://graph.facebook.com/v23.0`; `accessToken`: of the pixel
 * @throws TypeError when `baseUrl` is not a URL
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/using-the-api
 * @example await createConversionsClient({ baseUrl, accessToken }).send("1234567890", event) // { ok: true }
 */
export function createConversionsClient({
  accessToken,
  ...options
}: Omit<ClientOptions, "retries" | "random" | "sleep"> & { accessToken: string }): ConversionsClient {
  const transport = resolveTransport(options);
  // Throws now for an address that is none.
  apiAddress(options.baseUrl, "");
  return {
    send: async (pixelId, event, { signal } = {}) => {
      if (!PIXEL_ID.test(pixelId)) return failure({ kind: "refused", code: "pixel-id.invalid" });
      const address = apiAddress(options.baseUrl, `${pixelId}/events`);
      const body = { data: [event], access_token: accessToken };
      return callApi(
        { address, method: "POST", repeatable: false, answer: statusOnly, body, signal },
        transport,
      );
    },
  };
}

import { statusAndRefusals } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";

/** An event for the social-ads pixel, from `@forecourt/tracking`; personal fields of `user_data` are hashed. */
export type PixelBody = {
  /** ISO 4217, `USD`. */
  currency: string;
  /** In the currency. */
  value: number;
  event_id: string;
  /** Seconds since 1970. */
  event_time: number;
  /** The pixel's cookies, if present. */
  fbp?: string | null | undefined;
  fbc?: string | null | undefined;
  user_data: object;
  custom_data: object;
  eventName: string;
  /** Same as `event_id` and `event_time`, with the names of the browser pixel. */
  eventID: string;
  eventTime: number;
};

export type TrackingClient = {
  /** Sends one event; a failure can be ignored. */
  track: (event: PixelBody, options?: CallOptions) => Promise<ApiResult>;
};

/**
 * Creates a client of the site's tracking API: `POST {baseUrl}/track/facebook` (docs/product/api.md, "Tracking"). Call it
 * only with consent.
 *
 * @param options `baseUrl`: `https://cars.example/api`
 * @throws TypeError when `baseUrl` is not a URL
 * @example await createTrackingClient({ baseUrl: "https://cars.example/api" }).track(event)
 */
export function createTrackingClient(options: ClientOptions): TrackingClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "track/facebook");
  // Repeatable, since events are deduplicated by id. `keepalive`, since many are sent while the page closes.
  const post = {
    address,
    method: "POST",
    repeatable: true,
    keepalive: true,
    answer: statusAndRefusals,
  } as const;
  return { track: async (body, { signal } = {}) => callApi({ ...post, body, signal }, transport) };
}

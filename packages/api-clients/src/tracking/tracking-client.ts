import { statusAndRefusals } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";

/** An event for the social-ads pixel, as `@forecourt/tracking` makes it: personal fields of `user_data` are hashed. */
export type PixelBody = {
  /** ISO 4217, `USD`. */
  currency: string;
  /** In the currency. */
  value: number;
  event_id: string;
  /** Seconds since 1970. */
  event_time: number;
  /** The pixel's cookies, where the visitor has them. */
  fbp?: string | null | undefined;
  fbc?: string | null | undefined;
  user_data: object;
  custom_data: object;
  eventName: string;
  /** The same as `event_id` and `event_time`, under the names of the pixel in the browser. */
  eventID: string;
  eventTime: number;
};

export type TrackingClient = {
  /** Sends one event. A failure is a value that may be ignored: no page depends on it. */
  track: (event: PixelBody, options?: CallOptions) => Promise<ApiResult>;
};

/**
 * A client of the site's tracking API: `POST {baseUrl}/track/facebook` (docs/product/api.md, "Tracking"). Ask for consent
 * before you call it.
 *
 * @param options `baseUrl`: `https://cars.example/api`
 * @throws TypeError when `baseUrl` is no address
 * @example await createTrackingClient({ baseUrl: "https://cars.example/api" }).track(event)
 */
export function createTrackingClient(options: ClientOptions): TrackingClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "track/facebook");
  // Repeatable: an event that comes again is known by its id. Kept alive: many are sent while a page goes away.
  const post = {
    address,
    method: "POST",
    repeatable: true,
    keepalive: true,
    answer: statusAndRefusals,
  } as const;
  return { track: async (body, { signal } = {}) => callApi({ ...post, body, signal }, transport) };
}

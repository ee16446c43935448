import { EVENT_NAMES } from "@forecourt/tracking";
import { AD_PIXEL_API_PATH } from "#shared/addresses/ad-pixel-api-path.ts";
import { refused, refusedWithRetry } from "./refusal-answer.ts";

const text = { type: "string", maxLength: 2000 };
const seconds = { type: "integer", description: "Seconds since 1970." };
const hash = { type: "string", pattern: "^[0-9a-f]{64}$" };

const EVENT = {
  type: "object",
  description: "An event of the page; each id and time has two names with the same value.",
  properties: {
    eventName: { enum: EVENT_NAMES },
    event_id: text,
    eventID: text,
    event_time: seconds,
    eventTime: seconds,
    value: { type: "number", description: "US dollars." },
    currency: { const: "USD" },
    fbp: { type: ["string", "null"] },
    fbc: { type: ["string", "null"] },
    user_data: {
      type: "object",
      description: "Contact details as SHA-256, never in plain text.",
      properties: {
        ...Object.fromEntries(["em", "ph", "fn", "ln", "ct", "st", "zp"].map((key) => [key, hash])),
        country: { const: "us" },
        external_id: text,
        client_user_agent: text,
      },
    },
    custom_data: { type: "object", description: "The vehicle's fields, or a page view's `page_path`." },
  },
  required: [
    "eventName",
    "event_id",
    "eventID",
    "event_time",
    "eventTime",
    "value",
    "currency",
    "user_data",
    "custom_data",
  ],
};

/** The path that takes events for the ad network. */
export function trackingPaths(): Record<string, object> {
  const post = {
    operationId: "trackEvent",
    tags: ["Site"],
    summary: "Report an event for the ad network",
    description:
      "The cookies and `Sec-GPC` of the request decide: without consent to functional and targeting nothing is stored. The same event is stored once.",
    requestBody: { required: true, content: { "application/json": { schema: EVENT } } },
    responses: {
      202: { description: "Stored, now or before; it is sent to the ad network." },
      204: { description: "Nothing is stored: the visitor does not allow it." },
      400: refused("The body cannot be read, or fields are wrong: `event_time.invalid`."),
      403: refused("A page of another site sent it."),
      404: refused("The visitor's store has no ad pixel."),
      413: refused("Larger than 32 KB."),
      415: refused("Not JSON."),
      429: refusedWithRetry("Too many events from one network."),
      503: refusedWithRetry("It could not be stored."),
    },
  };
  return { [AD_PIXEL_API_PATH]: { post } };
}

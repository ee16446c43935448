import type { ConversionEvent } from "@forecourt/api-clients/conversions";
import type { SendResult } from "../transports/transport.ts";

/** Sends events to the ad network. `send` returns within `SEND_SECONDS`. */
export type PixelTransport = {
  /** `none`: the dealership has no ad pixel. */
  name: "conversions-api" | "none";
  send: (pixelId: string, event: ConversionEvent, signal: AbortSignal) => Promise<SendResult>;
};

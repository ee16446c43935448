import { createConversionsClient } from "@forecourt/api-clients/conversions";
import { SEND_SECONDS, toSendResult } from "../transports/transport.ts";
import type { PixelTransport } from "./pixel-transport.ts";

/** Sends events through Meta's Conversions API; a 2xx status means success. */
export function conversionsApiTransport(baseUrl: string, accessToken: string): PixelTransport {
  const client = createConversionsClient({ baseUrl, accessToken, timeoutMs: SEND_SECONDS * 1000 });
  return {
    name: "conversions-api",
    send: async (pixelId, event, signal) => toSendResult(await client.send(pixelId, event, { signal })),
  };
}

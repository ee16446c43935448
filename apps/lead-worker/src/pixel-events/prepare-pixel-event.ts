import type { PixelEventMessage } from "@forecourt/database";
import { parsePixelBody } from "@forecourt/tracking";
import type { WorkerDealership } from "../dealership.ts";
import type { PreparedMessage } from "../delivery/prepared-message.ts";
import { conversionEvent } from "./conversion-event.ts";
import type { PixelTransport } from "./pixel-transport.ts";

/** Prepares a decrypted event for the ad pixel of its store. */
export function preparePixelEvent(
  content: unknown,
  { pixelEventId, storeId, storedAt }: { pixelEventId: string; storeId: string; storedAt: Date },
  { dealership, pixel }: { dealership: Pick<WorkerDealership, "settingsOf">; pixel: PixelTransport },
): PreparedMessage {
  const { adPixel } = dealership.settingsOf(storeId).tags;
  // The pixel was removed from the settings after the event was stored.
  if (adPixel === null) return { ok: false, code: "pixel.not-configured" };
  const { body, sourceUrl } = (content ?? {}) as Partial<PixelEventMessage>;
  const parsed = parsePixelBody(body);
  if (!parsed.ok || typeof sourceUrl !== "string") return { ok: false, code: "pixel-event.invalid" };
  const event = conversionEvent(parsed.value, { sourceUrl, storedAt });
  return { ok: true, copies: [{ key: pixelEventId, send: (signal) => pixel.send(adPixel, event, signal) }] };
}

import type { WorkerDealership } from "../dealership.ts";
import type { WorkerEnv } from "../env.ts";
import { WorkerSettingsError } from "../worker-settings-error.ts";
import { conversionsApiTransport } from "./conversions-api-transport.ts";
import type { PixelTransport } from "./pixel-transport.ts";

/**
 * Chooses Meta's Conversions API when a store or the group has an ad pixel. Without one nothing is needed and nothing
 * is sent.
 *
 * @throws WorkerSettingsError when there is an ad pixel and no token
 */
export function choosePixelTransport(
  { AD_PIXEL_API_URL, AD_PIXEL_TOKEN }: Pick<WorkerEnv, "AD_PIXEL_API_URL" | "AD_PIXEL_TOKEN">,
  { storeIds, settingsOf }: Pick<WorkerDealership, "storeIds" | "settingsOf">,
): PixelTransport {
  // An unknown store has the group's settings.
  const hasPixel = ["", ...storeIds].some((id) => settingsOf(id).tags.adPixel !== null);
  if (!hasPixel) return NONE;
  if (AD_PIXEL_TOKEN === undefined)
    throw new WorkerSettingsError([
      "AD_PIXEL_TOKEN: is missing, and the dealership has an ad pixel: set the access token of the pixel, or tags.adPixel to null",
    ]);
  return conversionsApiTransport(AD_PIXEL_API_URL, AD_PIXEL_TOKEN);
}

const NONE: PixelTransport = {
  name: "none",
  send: async () => ({ ok: false, code: "pixel.not-configured", retryable: false, retryAfterSeconds: null }),
};

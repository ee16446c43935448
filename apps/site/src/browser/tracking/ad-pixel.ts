import { adPixelConsent, type ConsentCategory } from "@forecourt/consent";
import type { PixelBody } from "@forecourt/tracking";
import { AD_PIXEL_API_PATH } from "#shared/addresses/ad-pixel-api-path.ts";
import { addScript } from "./add-script.ts";

type Fbq = ((...command: unknown[]) => void) & { callMethod?: (...command: unknown[]) => void } & {
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  disablePushState?: boolean;
  version: string;
};

declare global {
  var fbq: Fbq | undefined;
  var _fbq: Fbq | undefined;
}

/** The network's own events; it takes all others as custom ones. */
const STANDARD = ["PageView", "Lead", "ViewContent", "Search", "Schedule", "Contact", "SubmitApplication"];

/** The queue that the network's script takes over: it looks for these fields. */
function createQueue(): Fbq {
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  }) as Fbq;
  return Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: "2.0" });
}

/**
 * The social-ads pixel: its script, and the site's server, which forwards the same event with the same id. The network
 * counts it once.
 */
export function createAdPixel(id: string, send: typeof fetch = fetch) {
  let loaded = false;
  return {
    /** Grants or revokes consent; loads the script for the first grant. */
    allow(allowed: readonly ConsentCategory[]): void {
      const consent = adPixelConsent(allowed);
      if (!loaded && consent === "revoke") return;
      globalThis.fbq ??= createQueue();
      globalThis._fbq ??= globalThis.fbq;
      globalThis.fbq("consent", consent);
      if (loaded) return;
      loaded = true;
      // Otherwise the script reports clicks and page views by itself.
      globalThis.fbq("set", "autoConfig", false, id);
      globalThis.fbq.disablePushState = true;
      globalThis.fbq("init", id);
      void addScript("https://connect.facebook.net/en_US/fbevents.js");
    },
    /** Rejects when the site may take the event later. */
    async track(body: PixelBody): Promise<void> {
      const { eventName, event_id, value, currency, custom_data } = body;
      const command = STANDARD.includes(eventName) ? "trackSingle" : "trackSingleCustom";
      globalThis.fbq?.(command, id, eventName, { ...custom_data, value, currency }, { eventID: event_id });
      const { status } = await send(AD_PIXEL_API_PATH, {
        method: "POST",
        keepalive: true,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (status === 429 || status > 499) throw new Error(`${status}`);
    },
  };
}

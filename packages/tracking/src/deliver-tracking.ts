import type { EventName } from "./event-names.ts";
import type { PixelBody } from "./pixel-body.ts";
import type { TagManagerMessage, TrackingEffect, TrackingPayload } from "./tracking-effects.ts";

/** Functions that send effects; each may throw or reject. Omit trackers that are not used. */
export type Trackers = {
  /** Pushes onto the data layer. */
  tagManager?: (message: TagManagerMessage) => unknown;
  /** Calls the second tracker, such as `gtag("event", name, payload)`. */
  secondTracker?: (name: string, payload: TrackingPayload) => unknown;
  /** Posts the body to the site's server. */
  adPixel?: (body: PixelBody) => unknown;
  /** Calls back after the current page update, such as `setTimeout`. */
  nextTick: (callback: () => void) => unknown;
};

export type TrackingFailure = { tracker: TrackingEffect["type"]; error: unknown };

/**
 * Sends every effect of an event and never rejects: a failing tracker must not break the page. Returns the failures;
 * those of a page view are ignored (docs/product/tracking.md, "Failures").
 *
 * @example const failures = await deliverTracking(event.name, await trackingEffects(event, context), trackers)
 */
export async function deliverTracking(
  name: EventName,
  effects: readonly TrackingEffect[],
  trackers: Trackers,
): Promise<TrackingFailure[]> {
  const failures: TrackingFailure[] = [];
  const deliveries = effects.map(async (effect) => {
    try {
      await deliver(effect, trackers);
    } catch (error) {
      if (name !== "PageView") failures.push({ tracker: effect.type, error });
    }
  });
  await Promise.all(deliveries);
  return failures;
}

async function deliver(effect: TrackingEffect, trackers: Trackers): Promise<unknown> {
  switch (effect.type) {
    case "tag-manager":
      if (effect.nextTick) await new Promise<void>((resolve) => trackers.nextTick(resolve));
      return trackers.tagManager?.(effect.message);
    case "second-tracker":
      return trackers.secondTracker?.(effect.name, effect.payload);
    case "ad-pixel":
      return trackers.adPixel?.(effect.body);
  }
}

import type { ConsentCategory } from "@forecourt/consent";
import { allowsTracking } from "@forecourt/tracking";
import type { InspectedEvent } from "./inspect-event.ts";

export type InspectedLine = { tracker: string; sent: boolean; why: string; payload: string };

const GOOGLE = { needs: "analytics or targeting", isAllowed: allowsTracking };
const PIXEL = {
  needs: "functional and targeting",
  isAllowed: (allowed: readonly ConsentCategory[]) =>
    allowed.includes("functional") && allowed.includes("targeting"),
};
const TRACKERS = [
  { tracker: "tag manager", type: "tag-manager", id: "tagManager", ...GOOGLE },
  { tracker: "Google tag", type: "second-tracker", id: "googleTag", ...GOOGLE },
  { tracker: "ad pixel", type: "ad-pixel", id: "adPixel", ...PIXEL },
] as const;

/**
 * Why each tracker got an event, or did not.
 *
 * @example describeInspected(event)[0] // { tracker: "tag manager", sent: false, why: "needs analytics or targeting", … }
 */
export function describeInspected({ effects, ids, allowed }: InspectedEvent): InspectedLine[] {
  return TRACKERS.map(({ tracker, type, id, needs, isAllowed }) => {
    const own = effects.filter((effect) => effect.type === type);
    const sent = own.length > 0 && ids[id] !== undefined;
    const allowedText = `allowed: ${allowed.join(", ") || "nothing"}`;
    const why =
      ids[id] === undefined
        ? "no id in the dealership's settings"
        : !isAllowed(allowed)
          ? `needs ${needs}; ${allowedText}`
          : own.length === 0
            ? "does not get this event"
            : allowedText;
    return { tracker, sent, why, payload: own.length === 0 ? "" : JSON.stringify(own, null, 2) };
  });
}

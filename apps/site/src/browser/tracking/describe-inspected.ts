import type { InspectedEvent } from "./inspect-event.ts";

export type InspectedLine = { tracker: string; sent: boolean; why: string; payload: string };

const TRACKERS = [
  { tracker: "tag manager", type: "tag-manager", id: "tagManager", needs: "analytics or targeting" },
  { tracker: "Google tag", type: "second-tracker", id: "googleTag", needs: "analytics or targeting" },
  { tracker: "ad pixel", type: "ad-pixel", id: "adPixel", needs: "functional and targeting" },
] as const;

/**
 * Why each tracker got an event, or did not.
 *
 * @example describeInspected(event)[0] // { tracker: "tag manager", sent: false, why: "needs analytics or targeting", … }
 */
export function describeInspected({ effects, ids, allowed }: InspectedEvent): InspectedLine[] {
  return TRACKERS.map(({ tracker, type, id, needs }) => {
    const own = effects.filter((effect) => effect.type === type);
    const sent = own.length > 0 && ids[id] !== undefined;
    const allowedText = `allowed: ${allowed.join(", ") || "nothing"}`;
    const why =
      own.length === 0
        ? `needs ${needs}; ${allowedText}`
        : ids[id] === undefined
          ? "no id in the dealership's settings"
          : allowedText;
    return { tracker, sent, why, payload: own.length === 0 ? "" : JSON.stringify(own, null, 2) };
  });
}

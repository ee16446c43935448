import type { EventName } from "@forecourt/tracking";

/** What the tracker needs to know of the site; in every page whose dealership has an id of a third party. */
export type TrackerConfig = {
  tagManager?: string;
  googleTag?: string;
  adPixel?: string;
  /** The dealership's own values of events, whole US dollars. */
  values?: { readonly [Name in EventName]?: number };
  /** The dealership group's id. */
  group: string;
  /** The address of the inspector; in development only. */
  inspector?: string;
};

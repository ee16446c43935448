import type { DealershipConfig } from "@forecourt/dealership";
import { GATES, type Viewer } from "@forecourt/visitor";

/** Whether a visitor has unlocked the gates; part of the page variant. */
export type Access = "locked" | "open";

/** The viewer of a page or response, with the settings. */
export type SiteViewer = Viewer & { settings: DealershipConfig };

/**
 * The viewer of a variant.
 *
 * @example viewerOf("locked", settingsFor("north"))
 */
export function viewerOf(access: Access, settings: DealershipConfig): SiteViewer {
  return { settings, unlocked: access === "open" ? GATES : [] };
}

import type { DealershipConfig } from "@forecourt/dealership";
import { GATES, type Viewer } from "@forecourt/visitor";

/** Whether a visitor has unlocked the gates; part of a page's variant. */
export type Access = "locked" | "open";

/** Who a page or an answer is made for. */
export type SiteViewer = Viewer & { settings: DealershipConfig };

/**
 * The viewer of a variant.
 *
 * @example viewerOf("locked", settingsFor("north"))
 */
export function viewerOf(access: Access, settings: DealershipConfig): SiteViewer {
  return { settings, unlocked: access === "open" ? GATES : [] };
}

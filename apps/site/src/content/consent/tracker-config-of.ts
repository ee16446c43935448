import type { DealershipConfig } from "@forecourt/dealership";
import type { TrackerConfig } from "#shared/tracking/tracker-config.ts";

/**
 * What the tracker of a page needs: the ids in the settings. Null without an id, then pages have no tracker; in
 * development the inspector has one.
 *
 * @example trackerConfig({ tags: { ...tags, adPixel: "77" }, group }) // { adPixel: "77", group: "larkspur" }
 */
export function trackerConfig(
  { tags, group }: Pick<DealershipConfig, "tags" | "group">,
  inspector?: string,
): TrackerConfig | null {
  const { tagManager, googleTag, adPixel } = tags;
  const ids = {
    ...(tagManager && { tagManager }),
    ...(googleTag && { googleTag }),
    ...(adPixel && { adPixel }),
  };
  if (Object.keys(ids).length === 0 && !inspector) return null;
  return { ...ids, group: group.id, ...(inspector && { inspector }) };
}

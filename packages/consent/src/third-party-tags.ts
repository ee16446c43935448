import type { ConsentCategory } from "./consent-categories.ts";

/** A third party's script: tag manager, Google tag, social-ads pixel, chat widget, map. */
export type ThirdPartyTag = keyof typeof LOAD_RULES;

/**
 * The tags that may be requested now, with their ids: only those that have an id and whose cookies are allowed
 * (docs/product/consent.md, "Third parties").
 *
 * @param ids from the dealership's configuration; a tag without one, or with a blank one, is never requested
 * @example tagsToLoad({ tagManager: "GTM-K2X9", adPixel: "77" }, ["essential", "functional", "analytics"])
 * // [{ tag: "tagManager", id: "GTM-K2X9" }]
 */
export function tagsToLoad(
  ids: { [Tag in ThirdPartyTag]?: string | null },
  allowed: readonly ConsentCategory[],
): { tag: ThirdPartyTag; id: string }[] {
  return TAGS.flatMap((tag) => {
    const id = ids[tag]?.trim();
    return id && LOAD_RULES[tag](allowed) ? [{ tag, id }] : [];
  });
}

/**
 * What to tell the social-ads pixel: its consent is revoked unless functional and targeting are both allowed.
 *
 * @example adPixelConsent(["essential", "functional", "targeting"]) // "grant"
 */
export function adPixelConsent(allowed: readonly ConsentCategory[]): "grant" | "revoke" {
  return allowed.includes("functional") && allowed.includes("targeting") ? "grant" : "revoke";
}

type Rule = (allowed: readonly ConsentCategory[]) => boolean;

const needsAnalyticsOrTargeting: Rule = (allowed) =>
  allowed.includes("analytics") || allowed.includes("targeting");
const needsFunctional: Rule = (allowed) => allowed.includes("functional");

const LOAD_RULES = {
  tagManager: needsAnalyticsOrTargeting,
  googleTag: needsAnalyticsOrTargeting,
  adPixel: ((allowed) => adPixelConsent(allowed) === "grant") as Rule,
  chatWidget: needsFunctional,
  mapStyleUrl: needsFunctional,
};

const TAGS = Object.keys(LOAD_RULES) as ThirdPartyTag[];

import type { ConsentCategory } from "./consent-categories.ts";

/** A third party's script: tag manager, Google tag, social-ads pixel, chat widget, map. */
export type ThirdPartyTag = keyof typeof LOAD_RULES;

/**
 * Lists the tags that may be loaded: those with an id whose categories are allowed (docs/product/consent.md, "Third
 * parties").
 *
 * @param ids from the dealership's configuration
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
 * Returns the consent command of the social-ads pixel: `grant` only with functional and targeting.
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

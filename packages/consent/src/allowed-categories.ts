import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent-categories.ts";
import type { ConsentState } from "./consent-reducer.ts";
import type { ConsentSettings } from "./consent-settings.ts";

/**
 * Whether cookies and tags of a category are allowed now (docs/product/consent.md, "What is allowed"). Essential ones
 * always are; others in tiers 0 and 1 or with the visitor's consent.
 *
 * Global Privacy Control disables targeting in every tier. Before the start the signal is unknown, so only essential is
 * allowed.
 *
 * @example isAllowed("analytics", consent, { tier: 3 }) // false until the visitor allows it
 */
export function isAllowed(
  category: ConsentCategory,
  { mode, categories, gpc }: ConsentState,
  { tier }: Pick<ConsentSettings, "tier">,
): boolean {
  if (category === "essential") return true;
  if (mode === undefined || (category === "targeting" && gpc)) return false;
  return tier <= 1 || (categories ?? []).includes(category);
}

/**
 * Lists every category that is allowed now, in the stored order.
 *
 * @example allowedCategories(consent, { tier: 3 }) // ["essential", "functional", "analytics"]
 */
export function allowedCategories(
  consent: ConsentState,
  settings: Pick<ConsentSettings, "tier">,
): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => isAllowed(category, consent, settings));
}

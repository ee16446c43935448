import type { ConsentState } from "./consent-reducer.ts";

/** `/legal` and what lies below it, behind any language's prefix, whatever query or fragment follows. */
const LEGAL_PATH = /^(\/[a-z]{2}(-[A-Za-z]{2,4})?)?\/legal([/?#]|$)/;

/**
 * Whether the banner stands on a page now. A visitor can read the policy without it; `force` shows it even there.
 *
 * It is gone from the moment of the choice, before the choice is saved (docs/product/consent.md, "Banner").
 *
 * @param path of the page, from the root, with or without a language's prefix
 * @example isBannerShown(consent, "/es/legal/cookie-policy") // false, unless it was opened there
 */
export function isBannerShown({ mode, pending }: ConsentState, path: string): boolean {
  if (pending !== null) return false;
  return mode === "force" || (mode === "show" && !LEGAL_PATH.test(path));
}

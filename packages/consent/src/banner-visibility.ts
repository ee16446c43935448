import type { ConsentState } from "./consent-reducer.ts";

/** `/legal` and its subpages, with an optional language prefix, query and fragment. */
const LEGAL_PATH = /^(\/[a-z]{2}(-[A-Za-z]{2,4})?)?\/legal([/?#]|$)/;

/**
 * Whether the banner is shown on a page: not on legal pages, so that the policy can be read, except in mode `force`.
 *
 * Hidden as soon as a choice is made, before it is saved (docs/product/consent.md, "Banner").
 *
 * @param path absolute path of the page, with or without a language prefix
 * @example isBannerShown(consent, "/es/legal/cookie-policy") // false, unless it was opened there
 */
export function isBannerShown({ mode, pending }: ConsentState, path: string): boolean {
  if (pending !== null) return false;
  return mode === "force" || (mode === "show" && !LEGAL_PATH.test(path));
}

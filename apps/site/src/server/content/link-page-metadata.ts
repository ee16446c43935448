import type { Metadata } from "next";
import type { PageContext } from "../page-context.ts";

/**
 * The metadata of a page behind a link of an email, or of a step for one person: no search engine has it, and no other
 * site learns its address, which is a proof.
 *
 * @example linkPageMetadata("Check your email", context).title // "Check your email | Larkspur Mitsubishi"
 */
export function linkPageMetadata(title: string, { settings }: Pick<PageContext, "settings">): Metadata {
  return {
    title: `${title} | ${settings.profile.name}`,
    robots: { index: false },
    // Without any referrer browsers would hide the origin of the page's own forms.
    referrer: "same-origin",
  };
}

import type { SiteContent } from "@forecourt/dealership/content";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

export type Crumb = { label: string; path: string };

/**
 * The parent pages of a path, from the home page down. Path segments without a page are left out.
 *
 * @example crumbsOf("/our-company/careers", context) // Home, Our Company
 */
export function crumbsOf(
  path: string,
  { locale, storeId }: Pick<PageContext, "locale" | "storeId">,
): Crumb[] {
  const { content } = siteContent(locale, storeId);
  const steps = path.split("/").slice(1, -1);
  const above = steps.flatMap((_, index): Crumb[] => {
    const step = `/${steps.slice(0, index + 1).join("/")}`;
    const label = labelOf(step, content);
    return label === undefined ? [] : [{ label, path: step }];
  });
  return [{ label: translator(locale, "frame")("home"), path: "/" }, ...above];
}

/** The short title of the page at a path; undefined if there is none. */
export function labelOf(path: string, content: SiteContent): string | undefined {
  const page = content.pages[path];
  return page
    ? (page.label ?? page.heading?.title ?? page.seo.title.split(" | ")[0])
    : content.articleCategories[path]?.title;
}

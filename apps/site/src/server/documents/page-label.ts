import type { Locale } from "#shared/addresses/local-path.ts";
import { siteContent } from "../content/site-content.ts";
import type { DocumentContext } from "./document-context.ts";
import { withoutName } from "./site-page.ts";

type LabelContext = Pick<DocumentContext, "storeId" | "settings">;

/**
 * What the page that another stands under is called; undefined for a page that stands under the home page alone.
 *
 * @param path without the language's folder
 * @example labelAbove("/auto-financing/apply-for-financing", "en", context) // "Auto Financing"
 */
export function labelAbove(path: string, locale: Locale, context: LabelContext): string | undefined {
  for (let step = above(path); step !== "/"; step = above(step)) {
    const label = labelAt(step, locale, context);
    if (label !== undefined) return label;
  }
  return undefined;
}

/** The menus' word for a page, which is its shortest; else what the page calls itself. */
function labelAt(path: string, locale: Locale, context: LabelContext): string | undefined {
  const inMenu = menuLabel(path, locale, context);
  if (inMenu !== undefined) return inMenu;
  const { content } = siteContent(locale, context.storeId);
  const page = content.pages[path];
  if (page) return page.label ?? page.heading?.title ?? withoutName(page.seo.title);
  return content.articleCategories[path]?.title;
}

/**
 * What the menus call a page; undefined when none leads to it. The footer names pages, the header what to do there.
 *
 * @example menuLabel("/auto-financing", "en", context) // "Auto Financing"
 */
export function menuLabel(
  path: string,
  locale: Locale,
  { storeId, settings }: LabelContext,
): string | undefined {
  const { footer, header, legal } = settings.menus;
  const links = [...footer, ...header].flatMap(({ id, href, items }) => [{ id, href }, ...items]);
  const link = [...links, ...legal].find(({ href }) => href === path);
  return link && siteContent(locale, storeId).content.menus[link.id];
}

function above(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

import type { Locale } from "#shared/addresses/local-path.ts";
import { siteContent } from "../content/site-content.ts";
import type { DocumentContext } from "./document-context.ts";
import { withoutName } from "./site-page.ts";

type LabelContext = Pick<DocumentContext, "storeId" | "settings">;

/**
 * The label of a page's parent; undefined for pages directly below the home page.
 *
 * @param path without the language's folder
 * @example parentLabel("/auto-financing/apply-for-financing", "en", context) // "Auto Financing"
 */
export function parentLabel(path: string, locale: Locale, context: LabelContext): string | undefined {
  for (let step = above(path); step !== "/"; step = above(step)) {
    const label = labelAt(step, locale, context);
    if (label !== undefined) return label;
  }
  return undefined;
}

/** A page's label in the menus, which is its shortest, else its title. */
function labelAt(path: string, locale: Locale, context: LabelContext): string | undefined {
  const inMenu = menuLabel(path, locale, context);
  if (inMenu !== undefined) return inMenu;
  const { content } = siteContent(locale, context.storeId);
  const page = content.pages[path];
  if (page) return page.label ?? page.heading?.title ?? withoutName(page.seo.title);
  return content.articleCategories[path]?.title;
}

/**
 * The label of a page in the menus; undefined when none has it. The footer comes first: it names pages, while the
 * header names actions.
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

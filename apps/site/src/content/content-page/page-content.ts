import { type Facts, fillTokens, type Page } from "@forecourt/dealership/content";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";

/**
 * The content of a page in the visitor's locale, with all tokens replaced.
 *
 * @param facts token values that only this page knows (docs/product/content.md, "Tokens")
 */
export function pageContent(
  path: string,
  { locale, storeId }: Pick<PageContext, "locale" | "storeId">,
  facts: Facts = {},
): Page {
  const page = siteContent(locale, storeId).content.pages[path];
  if (!page) throw new Error(`forecourt/site: the dealership's content has no page for ${path}`);
  return fillTokens(page, facts);
}

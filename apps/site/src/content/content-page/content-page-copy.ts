import { type Facts, fillTokens, type Page } from "@forecourt/dealership/content";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";

/**
 * The copy of a page in the language of the visitor, with all facts filled in.
 *
 * @param facts facts that only the page knows (docs/product/content.md, "Tokens")
 */
export function contentPage(
  path: string,
  { locale, storeId }: Pick<PageContext, "locale" | "storeId">,
  facts: Facts = {},
): Page {
  const page = siteContent(locale, storeId).content.pages[path];
  if (!page) throw new Error(`forecourt/site: the dealership's content has no page for ${path}`);
  return fillTokens(page, facts);
}

import { tokensIn } from "@forecourt/dealership/content";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { GUIDES_PATH, HELP_CENTER_PATH, LEGAL_PATH } from "#shared/addresses/public-paths.ts";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import type { SitePage } from "../site-page.ts";
import { sitePages } from "../site-pages.ts";
import { linkLine, section } from "./markdown.ts";

/** Optional pages (llmstxt.org, "Optional"). */
const isLegal = (path: string) => path.startsWith(`${LEGAL_PATH}/`);

/**
 * The pages of the site by section: main pages, guides and help center in English, main pages in Spanish, then
 * optional pages.
 *
 * @example pageLines(context).filter((line) => line.startsWith("## ")) // ["## Main pages", "## Shopping guides", …]
 */
export function pageLines(context: DocumentContext): string[] {
  const lines = (locale: Locale, wanted: (page: SitePage) => boolean) =>
    sitePages(locale, context)
      .filter((page) => page.listed && page.path !== "/" && wanted(page))
      .map(({ path, title, description }) =>
        linkLine(title, absoluteUrl(localPath(locale, path), context), sentence(description)),
      );
  const isMain = ({ kind, path }: SitePage) => kind === "content" && !isLegal(path);
  const isArticle = (root: string) => (page: SitePage) =>
    page.kind === "article" && page.path.startsWith(root);
  return [
    ...section("Main pages", lines("en", isMain)),
    ...section("Shopping guides", lines("en", isArticle(`${GUIDES_PATH}/`))),
    ...section("Help center", lines("en", isArticle(`${HELP_CENTER_PATH}/`))),
    ...section("En español", lines("es", isMain)),
    ...section(
      "Optional",
      lines("en", ({ kind, path }) => isLegal(path) || kind === "author"),
    ),
  ];
}

/** The description, unless it has a token that only its page can fill in. */
function sentence(description: string): string | undefined {
  return tokensIn(description).length > 0 ? undefined : description;
}

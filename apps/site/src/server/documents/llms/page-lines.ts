import { tokensIn } from "@forecourt/dealership/content";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { GUIDES_PATH, HELP_CENTER_PATH, LEGAL_PATH } from "#shared/addresses/public-paths.ts";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import type { SitePage } from "../site-page.ts";
import { sitePages } from "../site-pages.ts";
import { linkLine, section } from "./markdown.ts";

/** Pages that a reader in a hurry leaves out (llmstxt.org, "Optional"). */
const isLegal = (path: string) => path.startsWith(`${LEGAL_PATH}/`);

/**
 * The site's pages with a line each: the main ones, the guides and the help center in English, the main ones in
 * Spanish, and last what can be left out.
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
  const isMain = ({ kind, path }: SitePage) => kind === "copy" && !isLegal(path);
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

/** A description that counts what is in stock says nothing without its page. */
function sentence(description: string): string | undefined {
  return tokensIn(description).length > 0 ? undefined : description;
}

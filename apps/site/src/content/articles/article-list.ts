import type { Article, ArticleCategory, ContentImage, SiteContent } from "@forecourt/dealership/content";
import { GUIDES_PATH, HELP_CENTER_PATH } from "#shared/addresses/public-paths.ts";

/** The paths below which articles live. */
export const ARTICLE_ROOTS = [HELP_CENTER_PATH, GUIDES_PATH] as const;
export type ArticleRoot = (typeof ARTICLE_ROOTS)[number];

/** An article with its path, without the locale prefix. */
export type ListedArticle = Article & { path: string };

/** A category with its articles, the latest update first. */
export type ListedCategory = ArticleCategory & { path: string; articles: ListedArticle[] };

/**
 * The path of an article's category.
 *
 * @example categoryPath("/help-center/buying/what-to-bring") // "/help-center/buying"
 */
export function categoryPath(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** All articles below a path, the latest update first. */
export function articlesBelow(content: Pick<SiteContent, "articles">, path: string): ListedArticle[] {
  return Object.entries(content.articles)
    .filter(([articlePath]) => articlePath.startsWith(`${path}/`))
    .map(([articlePath, article]) => ({ ...article, path: articlePath }))
    .sort((a, b) => b.updated.localeCompare(a.updated) || a.path.localeCompare(b.path));
}

/** The non-empty categories below a root, sorted by title. */
export function categoriesOf(
  content: Pick<SiteContent, "articles" | "articleCategories">,
  root: ArticleRoot,
): ListedCategory[] {
  return Object.entries(content.articleCategories)
    .filter(([path]) => path.startsWith(`${root}/`))
    .map(([path, category]) => ({ ...category, path, articles: articlesBelow(content, path) }))
    .filter(({ articles }) => articles.length > 0)
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** The articles at these paths, in the given order. Unknown paths are left out. */
export function articlesAt(
  content: Pick<SiteContent, "articles">,
  paths: readonly string[],
): ListedArticle[] {
  return paths.flatMap((path) => {
    const article = content.articles[path];
    return article ? [{ ...article, path }] : [];
  });
}

/** The picture of an article: its own, or else its category's. */
export function articleImage(
  content: Pick<SiteContent, "articles" | "articleCategories">,
  path: string,
): ContentImage | null {
  return content.articles[path]?.image ?? content.articleCategories[categoryPath(path)]?.image ?? null;
}

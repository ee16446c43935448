import type { Article, ArticleCategory, SiteContent } from "@forecourt/dealership/content";
import { GUIDES_PATH, HELP_CENTER_PATH } from "#shared/addresses/public-paths.ts";

/** The folders that hold articles. */
export const ARTICLE_ROOTS = [HELP_CENTER_PATH, GUIDES_PATH] as const;
export type ArticleRoot = (typeof ARTICLE_ROOTS)[number];

/** An article with its path, without a language's folder. */
export type ListedArticle = Article & { path: string };

/** A category with its articles, the newest first. */
export type ListedCategory = ArticleCategory & { path: string; articles: ListedArticle[] };

/**
 * The path of an article's category.
 *
 * @example categoryPath("/help-center/buying/what-to-bring") // "/help-center/buying"
 */
export function categoryPath(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** All articles below a path, the last updated first. */
export function articlesBelow(content: Pick<SiteContent, "articles">, path: string): ListedArticle[] {
  return Object.entries(content.articles)
    .filter(([own]) => own.startsWith(`${path}/`))
    .map(([own, article]) => ({ ...article, path: own }))
    .sort((a, b) => b.updated.localeCompare(a.updated) || a.path.localeCompare(b.path));
}

/** The categories of a root that have articles, in the order of their titles. */
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

/** The articles at these paths, in their order. */
export function articlesAt(
  content: Pick<SiteContent, "articles">,
  paths: readonly string[],
): ListedArticle[] {
  return paths.flatMap((path) => {
    const article = content.articles[path];
    return article ? [{ ...article, path }] : [];
  });
}

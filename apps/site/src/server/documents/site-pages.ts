import type { Article, Page } from "@forecourt/dealership/content";
import type { Locale } from "#shared/addresses/local-path.ts";
import { authorPath, memberPath } from "#shared/addresses/public-paths.ts";
import { pageLayout } from "../content/page-layout.ts";
import { tableEntry } from "../content/route-table.ts";
import { siteContent } from "../content/site-content.ts";
import { dealership } from "../settings/dealership.ts";
import type { DocumentContext } from "./document-context.ts";
import { authorPage, memberPage } from "./people-pages.ts";
import { type SitePage, withoutName } from "./site-page.ts";

type PageContext = Pick<DocumentContext, "storeId" | "settings">;

const SERVICE = /^\/(special-offers\/)?service(\/|$)/;

/**
 * Every content page in content order: pages, categories, articles, authors, staff. Service pages are left out for a
 * dealership without service.
 *
 * @example sitePages("es", context).find(({ path }) => path === "/service")?.title // "Servicio y reparación …"
 */
export function sitePages(locale: Locale, context: PageContext): SitePage[] {
  const { content } = siteContent(locale, context.storeId);
  const paths = [
    ...Object.keys(content.pages),
    ...Object.keys(content.articleCategories),
    ...Object.keys(content.articles),
    ...Object.keys(content.authors).map(authorPath),
    ...dealership.staff.map(({ slug }) => memberPath(slug)),
  ];
  return paths.flatMap((path) => sitePageAt(path, locale, context) ?? []);
}

/**
 * The content page at a path without the language's folder; undefined when there is none.
 *
 * @example sitePageAt("/contact-us", "en", context)?.listed // true
 */
export function sitePageAt(path: string, locale: Locale, context: PageContext): SitePage | undefined {
  const { storeId, settings } = context;
  const { content } = siteContent(locale, storeId);
  // Content of a listing is not in the route table: it is part of the listing.
  if (!tableEntry(path, storeId) || (SERVICE.test(path) && !settings.profile.service)) return undefined;
  const page = ownEntry(content.pages, path);
  if (page) return sitePageOf(path, page, storeId);
  // The help center and the guides are each prerendered as a whole, or not.
  const prerender = content.pages[`/${path.split("/")[1]}`]?.prerender ?? true;
  const article = ownEntry(content.articles, path);
  if (article) return { ...articlePage(path, article), prerender };
  const category = ownEntry(content.articleCategories, path);
  if (category) {
    const { title, description } = category;
    return { path, kind: "category", title, description, listed: true, prerender };
  }
  const author = authorPage(path, locale, content);
  return author ? { ...author, prerender } : memberPage(path, locale, context);
}

function sitePageOf(path: string, page: Page, storeId: string): SitePage {
  const { seo, updated, prerender } = page;
  return {
    path,
    kind: "content",
    title: seo.ogTitle ?? withoutName(seo.title),
    description: seo.description,
    ...(updated && { updated }),
    listed: pageLayout(page, storeId) !== "minimal",
    prerender,
  };
}

function articlePage(path: string, { title, description, updated }: Article): Omit<SitePage, "prerender"> {
  return { path, kind: "article", title, description, updated, listed: true };
}

function ownEntry<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

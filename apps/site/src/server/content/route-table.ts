import type { Section } from "@forecourt/dealership/content";
import { dealership } from "../settings/dealership.ts";
import { pageLayout } from "./page-layout.ts";
import { siteContent } from "./site-content.ts";

/** The internal page of a fixed address and the parameters that it reads. */
export type TableEntry = {
  page: string;
  params?: readonly string[];
  personal?: boolean;
};

/** Pages with their own components; all others are content pages (docs/decisions/0014-content-files.md). */
const OWN_PAGES: Readonly<Record<string, TableEntry>> = {
  "/contact-us": { page: "contact", params: ["about", "vin"] },
  "/contact-us/sent": { page: "contact/sent" },
  "/unlock": { page: "unlock", params: ["vin", "gate", "next"] },
  "/unlock/verify": { page: "unlock/verify", params: ["vin", "next", "notice"], personal: true },
  "/unlock/granted": { page: "unlock/granted", params: ["vin", "next"], personal: true },
};

/** Copy with the address of a listing is shown below its vehicles. */
const LISTING = /^\/((new|used|certified)-)?cars-for-sale(\/|$)/;

/** The page at a fixed address, for visitors of a store; undefined when there is none. */
export function tableEntry(path: string, storeId: string): TableEntry | undefined {
  if (Object.hasOwn(OWN_PAGES, path)) return OWN_PAGES[path];
  const { content } = siteContent("en", storeId);
  const page = Object.hasOwn(content.pages, path) && !LISTING.test(path) ? content.pages[path] : undefined;
  if (page) {
    const internal = path === "/" ? "copy" : `copy${path}`;
    const minimal = pageLayout(page, storeId) === "minimal";
    return { page: minimal ? `minimal/${internal}` : internal, params: paramsOf(page.sections) };
  }
  if (Object.hasOwn(content.articles, path)) return { page: `article${path}` };
  if (Object.hasOwn(content.articleCategories, path)) return { page: `article-category${path}` };
  return slugEntry(path, content.authors);
}

/** Author and staff pages. */
function slugEntry(path: string, authors: Readonly<Record<string, unknown>>): TableEntry | undefined {
  const author = /^\/shopping-guides\/authors\/([^/]+)$/.exec(path)?.[1];
  if (author !== undefined) return Object.hasOwn(authors, author) ? { page: `author/${author}` } : undefined;
  const member = /^\/our-company\/meet-our-team\/([^/]+)$/.exec(path)?.[1];
  return dealership.staff.some(({ slug }) => slug === member) ? { page: `staff/${member}` } : undefined;
}

/** The search parameters that sections read: the search query, and which form has been sent. */
function paramsOf(sections: readonly Section[]): string[] {
  return [
    ...(sections.some(({ kind }) => kind === "article-search") ? ["q"] : []),
    ...(sections.some(({ kind }) => kind === "lead-form") ? ["sent"] : []),
  ];
}

import { fetchPage } from "../shopper/fetch-page.ts";
import { pageKind, readAddress } from "./page-kind.ts";
import { pageLinks } from "./page-links.ts";

/** A page's response, without running scripts. */
export type CrawledPage = {
  address: string;
  status: number;
  type: string;
  html: string;
  /** The page with the link. */
  from: string;
};

export type Crawl = {
  pages: Map<string, CrawledPage>;
  /** Targets of POST forms, each with a page that has the form. */
  posts: Map<string, string>;
};

/** The most pages per kind and language, of content per path: pages of a kind share their code. */
const MOST = { list: 24, vehicle: 10, sheet: 4, flow: 2, content: 12 } as const;

/**
 * Crawls the links and form targets of a site from some addresses: all content pages, and the first lists, vehicles
 * and unlock forms of each language. Of a form that takes a vehicle it reads those of the first vehicles.
 */
export async function crawlSite(siteUrl: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const posts = new Map<string, string>();
  const taken = new Map<string, number>();
  const waiting = starts.map((address) => ({ address, from: "the start" }));
  const seen = new Set<string>(starts);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    const answer = await fetchPage(new URL(address, siteUrl), { redirect: "manual" });
    const html = await answer.text();
    const type = answer.headers.get("content-type") ?? "";
    pages.set(address, { address, status: answer.status, type, html, from });
    if (!type.startsWith("text/html")) continue;
    const { links, gets, posts: targets } = pageLinks(html, new URL(address, siteUrl));
    for (const target of targets) if (!posts.has(target)) posts.set(target, address);
    for (const target of [...links, ...gets]) {
      if (seen.has(target) || !isWanted(target, taken)) continue;
      seen.add(target);
      waiting.push({ address: target, from: address });
    }
  }
  return { pages, posts };
}

function isWanted(address: string, taken: Map<string, number>): boolean {
  const kind = pageKind(address);
  if (kind === "file") return true;
  const key = kind === "content" ? address.split("?")[0]! : `${kind} ${readAddress(address).locale}`;
  const count = taken.get(key) ?? 0;
  if (count >= MOST[kind]) return false;
  taken.set(key, count + 1);
  return true;
}

import { attribute } from "./page-links.ts";

/**
 * The links of a page's main part that lead to the page itself. Links to an existing fragment are left out.
 * A link marked as the current page says so, and is left out.
 *
 * @example selfLinks('<main><a href="/service">Terms</a></main>', new URL("http://site/service")) // ["/service"]
 */
export function selfLinks(html: string, page: URL): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return [...main.matchAll(/<a\b([^>]*)>/g)].flatMap(([, attributes = ""]) => {
    const href = attribute(attributes, "href");
    if (href === null || attribute(attributes, "aria-current") !== null) return [];
    const target = new URL(href, page);
    if (target.origin !== page.origin || target.pathname + target.search !== page.pathname + page.search)
      return [];
    const id = decodeURIComponent(target.hash.slice(1));
    return id !== "" && html.includes(` id="${id}"`) ? [] : [href];
  });
}

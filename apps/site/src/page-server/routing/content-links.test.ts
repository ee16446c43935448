import { beforeAll, expect, test } from "vitest";
import { siteContent } from "#server/content/site-content.ts";
import { stockSite } from "#testing/use-test-site.ts";
import { resolvePage } from "./resolve-page.ts";

beforeAll(() => stockSite([]));

/** Every link in a page's content: link fields, and links in texts. */
function linksOf(content: unknown, key = ""): string[] {
  if (typeof content === "string") {
    if (key === "href" || key === "url") return [content];
    return [...content.matchAll(/\]\((\/[^()\s]*)\)/g)].map(([, href = ""]) => href);
  }
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => linksOf(value, name));
}

test.each(["en", "es"] as const)(
  "every link in the %s content resolves to a page without a redirect",
  (locale) => {
    const { dataTranslations: _, ...content } = siteContent(locale, "north").content;
    const links = [...new Set(linksOf(content))].filter((href) => href.startsWith("/"));
    expect(links.length).toBeGreaterThan(60);
    const broken = links.filter((href) => {
      const route = resolvePage(new URL(href, "http://site"), { locale, store: "north", access: "locked" });
      return route.kind !== "page" || route.status === 404;
    });
    expect(broken).toEqual([]);
  },
);

test("every fragment link matches a section of its page", () => {
  const { pages } = siteContent("en", "north").content;
  for (const [path, { sections }] of Object.entries(pages)) {
    const ids = sections.map(({ id }) => `#${id}`);
    for (const href of linksOf(sections).filter((one) => one.startsWith("#")))
      expect(ids, path).toContain(href);
  }
});

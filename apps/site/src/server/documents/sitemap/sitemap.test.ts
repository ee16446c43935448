import { exampleVehicle } from "@forecourt/inventory/testing";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { documentContext } from "#testing/document-context.ts";
import { sitemapPart, sitemapPartPath, sitemapParts, wholeSitemap } from "./sitemap.ts";
import type { SitemapEntry } from "./sitemap-entry.ts";
import { SITEMAP_SOURCES, type SitemapSource } from "./sitemap-sources.ts";
import { urlsetXml } from "./sitemap-xml.ts";

const context = documentContext(
  [1, 2, 3].map((n) => exampleVehicle({ vin: `JA4J4VAR4RZ00441${n}`, arrivedOn: `2026-11-0${n}` })),
);
const total = (source: SitemapSource) => SITEMAP_SOURCES[source](context).length;
const whole = (Object.keys(SITEMAP_SOURCES) as SitemapSource[]).reduce(
  (sum, source) => sum + total(source),
  0,
);

type Url = { loc: string; lastmod?: string; changefreq?: string; priority: string; "xhtml:link": object[] };
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name) => ["url", "sitemap", "xhtml:link"].includes(name),
});
function read(pieces: Iterable<string>) {
  const xml = [...pieces].join("");
  expect(XMLValidator.validate(xml)).toBe(true);
  return { xml, ...(parser.parse(xml) as { urlset: { url: Url[] }; sitemapindex: { sitemap: Url[] } }) };
}

test("is one file of all sources below the limit", () => {
  const { urlset } = read(wholeSitemap(context));
  expect(urlset.url).toHaveLength(whole);
  expect(urlset.url.filter(({ changefreq }) => changefreq === "daily")).toHaveLength(6);
  expect(urlset.url.map(({ priority }) => Number(priority))).toEqual(expect.arrayContaining([1, 0.9, 0.6]));
  expect(urlset.url[0]?.["xhtml:link"]).toHaveLength(3);
});

test("follows the schema: order of elements, days, no other values", () => {
  const { urlset, xml } = read(wholeSitemap(context));
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const order = ["loc", "lastmod", "changefreq", "priority", "xhtml:link"];
  for (const url of urlset.url) {
    expect(order.filter((name) => name in url)).toEqual(Object.keys(url));
    expect(url.lastmod ?? "2026-01-01").toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new URL(url.loc).href).toBe(url.loc);
  }
});

test("is an index of parts above the limit, which together have every entry", () => {
  const limit = 50;
  const { sitemapindex, xml } = read(wholeSitemap(context, limit));
  const parts = sitemapParts(context, limit);
  expect(xml).toContain("source=pages&amp;page=2");
  expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual(
    parts.map((part) => `https://cars.example${sitemapPartPath(part)}`),
  );
  const inParts = parts.flatMap((part) => {
    const { url } = read(sitemapPart(part, context, limit)).urlset;
    expect(url.length).toBeLessThanOrEqual(limit);
    return url.map(({ loc }) => loc);
  });
  expect(inParts).toEqual(read(wholeSitemap(context)).urlset.url.map(({ loc }) => loc));
});

test("a part has the latest day of its pages", () => {
  expect(sitemapParts(context).find(({ source }) => source === "vehicles")).toEqual({
    source: "vehicles",
    page: 1,
    lastmod: "2026-11-03",
  });
});

test("escapes addresses", () => {
  const loc = "https://cars.example/a?b=1&c=<\"'>";
  const entry: SitemapEntry = { loc, priority: 1, alternates: [{ hreflang: "en", href: loc }] };
  const { xml, urlset } = read(urlsetXml([entry]));
  expect(xml).toContain("?b=1&amp;c=&lt;");
  expect(urlset.url[0]?.loc).toBe(loc);
  expect(urlset.url[0]?.["xhtml:link"]).toEqual([{ "@rel": "alternate", "@hreflang": "en", "@href": loc }]);
});

test("is generated in chunks", () => {
  const entries = Array.from(
    { length: 1000 },
    (_, n): SitemapEntry => ({
      loc: `https://cars.example/${n}`,
      priority: 1,
      alternates: [],
    }),
  );
  expect([...urlsetXml(entries)].length).toBeGreaterThan(5);
  expect(read(urlsetXml(entries)).urlset.url).toHaveLength(1000);
});

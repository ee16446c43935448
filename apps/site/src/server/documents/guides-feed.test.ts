import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { documentContext } from "#testing/document-context.ts";
import { contentSource, setContentSource } from "../content/content-source.ts";
import { guidesFeed } from "./guides-feed.ts";
import { feedTypes, guidesFeedPath } from "./guides-feed-path.ts";

type Item = {
  title: string;
  link: string;
  guid: object;
  description: string;
  pubDate: string;
  category: string;
};
type Channel = Record<"title" | "link" | "description" | "language" | "lastBuildDate", string> & {
  item: Item[];
};

const context = documentContext();
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });
function read(locale: "en" | "es"): Channel & { "atom:link": object } {
  const xml = guidesFeed(locale, context);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = parser.parse(xml);
  expect(rss["@version"]).toBe("2.0");
  return rss.channel;
}

describe.each(["en", "es"] as const)("guidesFeed in %s", (locale) => {
  const channel = read(locale);
  const folder = locale === "es" ? "/es" : "";

  test("has title, description, language and its own address", () => {
    expect(channel).toMatchObject({
      title:
        locale === "es" ? "Guías de compra | Larkspur Mitsubishi" : "Shopping guides | Larkspur Mitsubishi",
      link: `https://cars.example${folder}/shopping-guides`,
      language: `${locale}-us`,
      lastBuildDate: "Wed, 11 Nov 2026 12:00:00 GMT",
      "atom:link": { "@rel": "self", "@href": `https://cars.example${folder}/shopping-guides/rss.xml` },
    });
  });

  test("lists every guide by its address, the newest first", () => {
    const guides = Object.keys(contentSource().en.articles).filter((path) =>
      path.startsWith("/shopping-guides/"),
    );
    expect(channel.item.map(({ link }) => link).sort()).toEqual(
      guides.map((path) => `https://cars.example${folder}${path}`).sort(),
    );
    const days = channel.item.map(({ pubDate }) => Date.parse(pubDate));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    for (const { guid, link, title, description, category } of channel.item) {
      expect(guid).toEqual({ "@isPermaLink": "true", "#text": link });
      expect([title, description, category].join()).not.toMatch(/[{}]|undefined/);
    }
  });

  test("has the publication dates", () => {
    const lease = channel.item.find(({ link }) => link.endsWith("/lease-or-finance"));
    expect(lease?.pubDate).toBe("Mon, 13 Oct 2025 12:00:00 GMT");
  });
});

test("escapes titles", () => {
  const said = contentSource();
  const path = "/shopping-guides/financing/lease-or-finance";
  const article = { ...said.en.articles[path]!, title: "Q&A: <lease> \"or\" 'buy'" };
  setContentSource({ ...said, en: { ...said.en, articles: { ...said.en.articles, [path]: article } } });
  expect(read("en").item.map(({ title }) => title)).toContain(article.title);
  setContentSource(said);
});

test("only pages of the guides have feed metadata", () => {
  expect(feedTypes("/shopping-guides/financing", "es")).toEqual({
    "application/rss+xml": guidesFeedPath("es"),
  });
  expect(feedTypes("/shopping-guides", "en")).toEqual({ "application/rss+xml": "/shopping-guides/rss.xml" });
  expect(feedTypes("/help-center", "en")).toBeNull();
});

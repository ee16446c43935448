import { describe, expect, test } from "vitest";
import { siteContent } from "#server/content/site-content.ts";
import { articlesBelow } from "./article-list.ts";
import { searchArticles } from "./search-articles.ts";

const found = (query: string, locale: "en" | "es" = "en") => {
  const { content } = siteContent(locale, "north");
  const all = [...articlesBelow(content, "/help-center"), ...articlesBelow(content, "/shopping-guides")];
  return searchArticles(all, query).map(({ path }) => path);
};

describe("searchArticles", () => {
  test("ranks matches in the title first", () => {
    expect(found("co-applicant")[0]).toBe("/help-center/financing/co-applicants");
    expect(found("TEST DRIVE")[0]).toBe("/shopping-guides/buying-used/test-drive-checklist");
  });

  test("ignores accents", () => {
    expect(found("híbridos enchufables", "es")[0]).toBe(
      "/shopping-guides/electric-and-hybrid/plug-in-hybrids-explained",
    );
    expect(found("hibridos enchufables", "es")).toEqual(found("híbridos enchufables", "es"));
  });

  test("requires every word of the query", () => {
    expect(found("oil zeppelin")).toEqual([]);
    expect(found("oil").length).toBeGreaterThan(0);
  });

  test("returns nothing for blank, malformed and very long queries", () => {
    for (const query of ["", " ", "¿?", "(((", "\u0000", "a".repeat(10_000)])
      expect(found(query)).toEqual([]);
  });
});

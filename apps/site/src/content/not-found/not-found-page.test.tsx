import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { NotFoundPage } from "./not-found-page.tsx";

useTestSite();

test.each([
  ["en", "Page not found"],
  ["es", "Página no encontrada"],
])("says that the page does not exist: %s", async (locale, title) => {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "locked" }));
  expect(renderToStaticMarkup(<NotFoundPage context={context} />)).toMatch(
    new RegExp(`<h1[^>]*>${title}</h1>`),
  );
});

test.each([
  ["en", ""],
  ["es", "/es"],
])("all links and the search lead to pages in the locale of the URL: %s", async (locale, folder) => {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "locked" }));
  const html = renderToStaticMarkup(<NotFoundPage context={context} />);
  expect(html).toContain(`action="${folder}/cars-for-sale"`);
  const paths = [...html.matchAll(/ (?:href|action)="(\/[^"]*)"/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => /^\/es(\/|$)/.test(path) !== (locale === "es"))).toEqual([]);
});

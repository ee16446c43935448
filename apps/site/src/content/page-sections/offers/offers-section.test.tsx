import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { OffersSection } from "./offers-section.tsx";

useTestSite();

/** Before the first offer began. */
const LONG_AGO = new Date("1990-01-01T12:00:00Z");

test.each([
  ["en", "cards", "No offers available at this time. Please check back later."],
  ["es", "cards", "No hay ofertas disponibles en este momento. Vuelva a consultar más adelante."],
  ["en", "terms", "No offers available at this time. Please check back later."],
] as const)("an empty list of offers says so: %s, %s", async (locale, show, message) => {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "locked" }));
  const section = {
    type: "offers",
    id: "offers",
    title: null,
    text: null,
    department: "service",
    show,
    link: null,
  };
  const html = renderToStaticMarkup(
    <OffersSection
      {...({ section, opensPage: false } as unknown as Parameters<typeof OffersSection>[0])}
      context={{ ...context, now: LONG_AGO }}
    />,
  );
  expect(html).toContain(message);
});

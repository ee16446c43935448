import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { OffersSection } from "./offers-section.tsx";

useTestSite();

/** Before the first offer began. */
const LONG_AGO = new Date("1990-01-01T12:00:00Z");
/** A day with offers. */
const TODAY = new Date("2026-11-20T12:00:00Z");

const EMPTY = [
  ["en", "cards", "No offers available at this time. Please check back later."],
  ["en", "terms", "No offers available at this time. Please check back later."],
  ["es", "cards", "No hay ofertas disponibles en este momento. Vuelva a consultar más adelante."],
  ["es", "terms", "No hay ofertas disponibles en este momento. Vuelva a consultar más adelante."],
] as const;

async function render(locale: "en" | "es", show: "cards" | "terms", now: Date): Promise<string> {
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
  return renderToStaticMarkup(
    <OffersSection
      {...({ section, opensPage: false } as unknown as Parameters<typeof OffersSection>[0])}
      context={{ ...context, now }}
    />,
  );
}

test.each(EMPTY)("an empty list of offers says so: %s, %s", async (locale, show, message) => {
  expect(await render(locale, show, LONG_AGO)).toContain(message);
});

test.each(EMPTY)(
  "a list with offers does not say that it is empty: %s, %s",
  async (locale, show, message) => {
    const html = await render(locale, show, TODAY);
    expect(html).toContain("$79.95");
    expect(html).not.toContain(message);
  },
);

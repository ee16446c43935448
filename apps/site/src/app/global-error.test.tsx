import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { FailurePage } from "#content/failure/failure-page.tsx";
import { settingsFor } from "#server/settings/dealership.ts";
import GlobalError from "./global-error.tsx";

const WORDS = [
  ["en", "Something went wrong", "We could not show this page.", "Go back home", "/"],
  ["es", "Algo salió mal", "No pudimos mostrar esta página.", "Volver al inicio", "/es"],
] as const;

afterEach(() => vi.unstubAllGlobals());

test.each(WORDS)(
  "a page that fails on the server has badge, title, subtitle, button: %s",
  (locale, ...words) => {
    const settings = settingsFor("north");
    expectWords(
      renderToStaticMarkup(<FailurePage context={{ locale, storeId: "north", settings }} />),
      words,
    );
  },
);

test.each(WORDS)("a page that fails in the browser has them too: %s", (locale, ...words) => {
  vi.stubGlobal("document", { documentElement: { lang: locale, className: "" } });
  const html = renderToStaticMarkup(<GlobalError error={new Error("broken")} />);
  expect(html).toContain(`<html lang="${locale}"`);
  expectWords(html, words);
});

function expectWords(html: string, [title, subtitle, button, home]: readonly string[]) {
  expect(html).toMatch(/class="[^"]*badge[^"]*"[^>]*>500</);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(subtitle);
  expect(html).toMatch(new RegExp(`<a[^>]* ?href="${home}"[^>]*>${button}</a>`));
}

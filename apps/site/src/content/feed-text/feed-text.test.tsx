import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FeedLanguageNote } from "./feed-language-note.tsx";
import { FeedText } from "./feed-text.tsx";
import { PaintText } from "./paint-text.tsx";

const foreign = { text: "Moon Roof", lang: "en" } as const;

test("marks text in another language than the page", () => {
  expect(renderToStaticMarkup(<FeedText words={{ text: "Quemacocos" }} />)).toBe("Quemacocos");
  expect(renderToStaticMarkup(<FeedText words={foreign} />)).toBe('<span lang="en">Moon Roof</span>');
});

test("shows a paint's family before the manufacturer's name", () => {
  const paint = { family: "Blanco", name: { text: "White Diamond", lang: "en" } } as const;
  expect(renderToStaticMarkup(<PaintText paint={paint} />)).toBe(
    'Blanco (<span lang="en">White Diamond</span>)',
  );
});

test("says that some words are in another language, only if some are", () => {
  expect(renderToStaticMarkup(<FeedLanguageNote words={[foreign]} locale="es" />)).toContain(
    "Lo que está en inglés viene así en el inventario.",
  );
  expect(renderToStaticMarkup(<FeedLanguageNote words={[{ text: "Quemacocos" }]} locale="es" />)).toBe("");
});
